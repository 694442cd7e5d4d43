#!/usr/bin/env bash
# numfmt 4.0.1 writes "9 de March de 2026" for the Spanish of Spain, which Excel calls [$-C0A], and does not load with require().
#
# Good guess: "built in international support" for Spanish and Catalan (README). In a format of ECMA-376 the hexadecimal number is the language; C0A is Spanish
# in Spain with its modern order, which a Spanish Excel writes, and 40A with the order of old (Microsoft's list of language identifiers, MS-LCID).
# Seen: 40A, 80A (Mexico), 2C0A (Argentina), "es-ES" and 403 (Catalan) are known. C0A is taken for English, without an error; with the option locale: "es" it
# is right. For require() package.json names dist/index.cjs, which is not in the package. A letter that is filled from a sheet has an English month.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts numfmt@4.0.1 >/dev/null
seen=$(node --input-type=module -e '
import { format } from "numfmt";
import { createRequire } from "node:module";
for (const language of ["C0A", "40A", "80A", "2C0A", "es-ES", "403"])
  console.log(language, format(`[$-${language}]d "de" mmmm "de" yyyy`, 46090));
console.log("C0A", format(`[$-C0A]d "de" mmmm "de" yyyy`, 46090, { locale: "es" }));
try {
  createRequire(import.meta.url)("numfmt");
} catch (error) {
  console.log(error.code);
}
')
echo "$seen"
[[ $seen == 'C0A 9 de March de 2026
40A 9 de marzo de 2026
80A 9 de marzo de 2026
2C0A 9 de marzo de 2026
es-ES 9 de marzo de 2026
403 9 de març de 2026
C0A 9 de marzo de 2026
MODULE_NOT_FOUND' ]]
