# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

import sys

if __name__ == "__main__":
    verb, argv = sys.argv[1], sys.argv[2:]
    if verb == "page":
        from .pagerun import main
    elif verb == "verify":
        from .verify import main
    elif verb == "numbers":
        from .numbers import main
    sys.exit(main(argv))
