#!/usr/bin/env bash
# feelin 8.2.0 counts days in "years and months duration", so that 17 years and 11 months are more than "P17Y11M", and rounds 4.35 down to 4.34.
#
# Good guess: DMN, 10.3.4.1: the function gives years and months alone; its example from 22 December 2011 to 24 August 2013 is P1Y8M. FEEL counts in decimals
# of 34 digits (10.3.2.3.1), so 0.1 + 0.2 = 0.3, and 4.35 rounded down to cents is 4.35. In the README "Built-in FEEL functions" is ticked, and "Full DMN TCK
# compliance" is not.
# Seen: from 1 December 2008 to 29 November 2026 it is P17Y11M28D. "=" leaves the days out and "<=" does not. From 31 January to 28 February it is P28D, which
# is not P0M. Numbers are those of JavaScript: "round down" loses a cent of 573 amounts below 100 euros.
# A decision table by age or by whole months of cover takes another row.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts feelin@8.2.0 >/dev/null
seen=$(node --input-type=module -e '
import { evaluate } from "feelin";
const age = `years and months duration(date("2008-12-01"), date("2026-11-29"))`;
const expressions = [
  `string(${age})`,
  `string(years and months duration(date("2011-12-22"), date("2013-08-24")))`,
  `${age} = duration("P17Y11M")`,
  `${age} <= duration("P17Y11M")`,
  `string(years and months duration(date("2026-01-31"), date("2026-02-28")))`,
  "0.1 + 0.2 = 0.3",
  "round down(4.35, 2)",
  "round half up(1.005, 2)",
];
for (const expression of expressions) console.log(`${expression}: ${evaluate(expression, {}).value}`);
const cut = (cents) => evaluate(`round down(${cents / 100}, 2)`, {}).value;
console.log(Array.from({ length: 10000 }, (_, cents) => cents).filter((cents) => cut(cents) !== cents / 100).length);
')
echo "$seen"
[[ $seen == 'string(years and months duration(date("2008-12-01"), date("2026-11-29"))): P17Y11M28D
string(years and months duration(date("2011-12-22"), date("2013-08-24"))): P1Y8M2D
years and months duration(date("2008-12-01"), date("2026-11-29")) = duration("P17Y11M"): true
years and months duration(date("2008-12-01"), date("2026-11-29")) <= duration("P17Y11M"): false
string(years and months duration(date("2026-01-31"), date("2026-02-28"))): P28D
0.1 + 0.2 = 0.3: false
round down(4.35, 2): 4.34
round half up(1.005, 2): 1
573' ]]
