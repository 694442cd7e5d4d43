#!/usr/bin/env bash
# @messageformat/core 3.4.1 writes 0.21 by the pattern "0%" as "0,21 %", and takes "::percent" for another number than intl-messageformat 12.1.5.
#
# Good guess: the number patterns are those of UTS 35, to which its README leads: a percent sign in a pattern multiplies by 100, so 0.21 is "21 %", as it is by
# the word "percent". One ICU message has one text: "::percent" writes 21 as "21 %", and "::percent scale/100" writes 0.21 so (ICU, "Number Skeletons").
# Seen: by a pattern 0.21 is "0,21 %". For the skeletons @messageformat/core does as ICU says, and intl-messageformat multiplies by 100 once more each time,
# so that the message that is right in the one writes 2100 % in the other. A tax or surcharge in a letter is a hundredth of what is charged; no error.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @messageformat/core@3.4.1 intl-messageformat@12.1.5 >/dev/null
seen=$(node --input-type=module -e '
import MessageFormat from "@messageformat/core";
import { IntlMessageFormat } from "intl-messageformat";
const write = (message, values) => {
  const texts = [new MessageFormat("es").compile(message)(values), new IntlMessageFormat(message, "es").format(values)];
  return texts.map((text) => text.replaceAll("\u00a0", " ")).join(" | ");
};
const compiled = (message) => new MessageFormat("es").compile(message)({ tax: 0.21 }).replaceAll("\u00a0", " ");
for (const style of ["0%", "0.00%", "#,##0.# %"]) console.log(`${style}: ${compiled(`{tax, number, ${style}}`)}`);
for (const style of ["percent", "::percent", "::percent scale/100"]) {
  console.log(`${style}: ${write(`{tax, number, ${style}}`, { tax: 0.21 })}`);
}
')
echo "$seen"
[[ $seen == '0%: 0,21 %
0.00%: 0,21 %
#,##0.# %: 0,2 %
percent: 21 % | 21 %
::percent: 0,21 % | 21 %
::percent scale/100: 21 % | 2100 %' ]]
