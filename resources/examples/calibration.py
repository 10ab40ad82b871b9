# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""From the raw counts of a pressure sensor to kilopascals, over the columns of a CSV file.

    hawk run calibration.py raw=@calibration.csv:raw temperature=@calibration.csv:temperature \
        lowest=0 highest=250 -o pressure=pressure.csv
"""

from hawk import Param, Scalar, kernel
from hawk.math import clip

# From the sensor's data sheet. Offset (counts) and gain (kilopascals per count) drift with the temperature:
# each is a polynomial in the distance from the reference temperature, lowest power first.
REFERENCE = 25.0  # degrees Celsius
OFFSET = (412.0, 0.85, -0.0021)
GAIN = (0.01875, -3.1e-6, 1.4e-8)


def polynomial(x, coefficients):
    """Horner's scheme. The loop runs while the kernel is read; only its arithmetic stays."""
    value = 0.0
    for coefficient in reversed(coefficients):
        value = value * x + coefficient
    return value


@kernel
def calibration(raw: Scalar, temperature: Scalar, lowest: Param, highest: Param):
    warmth = temperature - REFERENCE
    offset = polynomial(warmth, OFFSET)
    gain = polynomial(warmth, GAIN)

    # A broken wire gives absurd counts: keep the result inside the sensor's range. A missing reading, NaN,
    # stays NaN.
    pressure = clip((raw - offset) * gain, lowest, highest)
    return pressure
