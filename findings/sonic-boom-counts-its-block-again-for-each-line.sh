#!/usr/bin/env bash
# sonic-boom 4.2.1, the writer of pino's log, counts the bytes of everything it has gathered again for each line that is added.
#
# Good guess: `minLength` makes fewer writes of larger blocks, so a larger one costs a line less; to gather lines takes time linear in their
# length.
# Seen: each line joins a text that grows to the block, whose bytes are counted (and copied into one piece) before the line is added. To gather
# 15,600 bytes in lines of 400 it counts 312,000. This meets a service that set a large block to save writes, and found a tenth of its memory
# traffic in its log.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sonic-boom@4.2.1 >/dev/null
seen=$(node -e '
const SonicBoom = require("sonic-boom");
const { byteLength } = Buffer;
const log = new SonicBoom({ dest: "/dev/null", sync: false, minLength: 16000 });
log.once("ready", () => {
  let counted = 0;
  Buffer.byteLength = (text, ...more) => { const bytes = byteLength(text, ...more); counted += bytes; return bytes; };
  for (let lines = 0; lines < 39; lines++) log.write("x".repeat(399) + "\n");
  console.log(`${counted} bytes counted to gather ${39 * 400}`);
  log.end();
});
')
echo "$seen"
[[ $seen == '312000 bytes counted to gather 15600' ]]
