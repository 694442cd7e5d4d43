#!/usr/bin/env bash
# spanish-adjectives 2.2.6 writes "mayora", "menora" and "mejora" for a feminine noun, and "comúnes" and "cortéses" for two.
#
# Good guess: "mayor", "menor" and "mejor" have one form for both genders, as "superior" has, which it knows; "común" and "cortés" lose their accent in the
# plural, as "alemán" does, which it knows too. The README says that it manages a lot of special cases.
# Seen: "-or" becomes "-ora" but for a short list, and the accent goes for nationalities alone. "Marrón" has no plural at all. A text that is made from data
# ("cobertura mayora", "daños comúnes") meets it; adjectives in -o, as in the README, are right.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts spanish-adjectives@2.2.6 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const { agreeAdjective } = createRequire(import.meta.url)("spanish-adjectives");
const adjectives = { mayor: "FS", menor: "FS", mejor: "FS", superior: "FS", común: "MP", cortés: "MP", marrón: "MP", alemán: "MP", asegurado: "FP" };
for (const [adjective, [gender, number]] of Object.entries(adjectives)) console.log(`${adjective}: ${agreeAdjective(adjective, gender, number)}`);
')
echo "$seen"
[[ $seen == 'mayor: mayora
menor: menora
mejor: mejora
superior: superior
común: comúnes
cortés: cortéses
marrón: marrón
alemán: alemanes
asegurado: aseguradas' ]]
