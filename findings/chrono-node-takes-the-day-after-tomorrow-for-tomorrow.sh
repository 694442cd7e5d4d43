#!/usr/bin/env bash
# chrono-node 2.10.3, in Spanish, takes "pasado mañana" (the day after tomorrow) for tomorrow, and "hace 2 años" (two years ago) for two in the morning.
#
# Good guess: what it knows in English, and "mañana" in Spanish, it knows here, or it reads nothing, as of "hace 2 días".
# Seen: the word "pasado" is left out of the text that it says it has read; of "hace 2 años" it reads "2 a". A customer who wants cover from
# "pasado mañana" gets it a day early, and one without insurance since "hace 2 años" since this morning.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 >/dev/null
seen=$(TZ=UTC node --input-type=module -e '
import { es, en } from "chrono-node";
const now = new Date("2026-11-28T10:00:00Z");
const read = (parser, words) => parser.parse(words, now).map(({ text, start }) => `${text} -> ${start.date().toISOString().slice(0, 10)}`).join();
console.log(read(es, "mañana"));
console.log(read(es, "pasado mañana"));
console.log(read(en, "the day after tomorrow"));
console.log(read(es, "dentro de 2 días"));
console.log(read(es, "hace 2 días"));
console.log(read(es, "hace 2 años"));
')
echo "$seen"
[[ $seen == 'mañana -> 2026-11-29
mañana -> 2026-11-29
the day after tomorrow -> 2026-11-30
dentro de 2 días -> 2026-11-30

2 a -> 2026-11-28' ]]
