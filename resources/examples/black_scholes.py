# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Prices of European options after Black and Scholes, one option per sample.

    hawk run black_scholes.py spot=@spot.npy strike=@strike.npy \
        rate=0.03 volatility=0.2 maturity=0.5 -o call=call.npy -o put=put.npy
"""

import math

from hawk import Param, Scalar, kernel
from hawk.math import erfc, exp, log, sqrt

# Computed once, while the file is read: it is an ordinary number.
SQRT_HALF = math.sqrt(0.5)


def normal_cdf(z):
    """The probability that a standard normal number is below z.

    A function without @kernel is a helper. `erfc` keeps the digits of small probabilities, which 1 + erf
    would lose.
    """
    return 0.5 * erfc(-z * SQRT_HALF)


@kernel
def black_scholes(spot: Scalar, strike: Scalar, rate: Param, volatility: Param, maturity: Param):
    # How far the logarithm of the price wanders until the option ends.
    spread = volatility * sqrt(maturity)

    d1 = (log(spot / strike) + (rate + 0.5 * volatility * volatility) * maturity) / spread
    d2 = d1 - spread

    # Today's worth of the strike, which is paid at the end.
    discounted = strike * exp(-rate * maturity)

    call = spot * normal_cdf(d1) - discounted * normal_cdf(d2)
    put = discounted * normal_cdf(-d2) - spot * normal_cdf(-d1)
    return call, put
