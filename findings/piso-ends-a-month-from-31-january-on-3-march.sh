#!/usr/bin/env bash
# @0dep/piso 5.1.2 ends a month that begins on 31 January on 3 March, and a year that begins on 29 February on 1 March.
#
# Good guess: one month after 31 January is the last day of February. So says XML Schema, part 2, appendix E, for the same notation (P1M), and so says
# article 5.1 of the Spanish Civil Code of a term in months: without an equal day, it ends on the last day of the month.
# Seen: the days over are counted into the next month, so P1M from 31 January and P1M from 3 February end on the same day. Temporal of
# temporal-polyfill 1.0.8 and luxon 3.7.2 say 28 February. A term of cover of one month, or of a year from a leap day, meets it.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @0dep/piso@5.1.2 temporal-polyfill@1.0.8 luxon@3.7.2 >/dev/null
seen=$(node --input-type=module -e '
import { parseInterval } from "@0dep/piso";
import { Temporal } from "temporal-polyfill";
import { DateTime, Duration } from "luxon";
for (const [start, duration] of [["2026-01-31", "P1M"], ["2026-02-03", "P1M"], ["2026-05-31", "P1M"], ["2024-02-29", "P1Y"]]) {
  const end = parseInterval(`${start}T00:00:00Z/${duration}`).getExpireAt(new Date(start)).toISOString().slice(0, 10);
  const others = [Temporal.PlainDate.from(start).add(duration), DateTime.fromISO(start).plus(Duration.fromISO(duration)).toISODate()];
  console.log(`${start}/${duration}: ${end}, Temporal: ${others[0]}, luxon: ${others[1]}`);
}
')
echo "$seen"
[[ $seen == '2026-01-31/P1M: 2026-03-03, Temporal: 2026-02-28, luxon: 2026-02-28
2026-02-03/P1M: 2026-03-03, Temporal: 2026-03-03, luxon: 2026-03-03
2026-05-31/P1M: 2026-07-01, Temporal: 2026-06-30, luxon: 2026-06-30
2024-02-29/P1Y: 2025-03-01, Temporal: 2025-02-28, luxon: 2025-02-28' ]]
