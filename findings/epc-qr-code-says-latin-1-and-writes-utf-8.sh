#!/usr/bin/env bash
# @dipser/epc-qr-code.js 1.0.3 states ISO 8859-1 in the QR code of a transfer, and writes UTF-8 with a byte order mark before "BCD".
#
# Good guess: the third line is the character set of the data (EPC069-12: 1 is UTF-8, 2 is ISO 8859-1), and the data begin with the service tag BCD.
# Seen: the default is 2. A beneficiary with an ñ is written in UTF-8, so who follows the third line reads "PeÃ±alver", and the data no longer begin with
# BCD. With the encoding 1 the mark before BCD stays. A name without such a letter is written well. A receipt for a premium with a QR code meets
# it. The modules of the SVG are drawn into pixels and read with jsqr 1.4.0.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @dipser/epc-qr-code.js@1.0.3 jsqr@1.4.0 >/dev/null
cat >read.mjs <<'JS'
import jsqr from 'jsqr';
import { girocode } from '@dipser/epc-qr-code.js';
const print = console.log;
console.log = () => {}; // girocode() logs its options.
const scale = 8;
const margin = 4;
function read(svg) {
  const dark = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*fill:#000000/g)].map((match) => match.slice(1).map(Number));
  const size = (Math.round(256 / dark[0][2]) + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [x, y, width] of dark)
    for (let row = 0; row < scale; row++) {
      const start = ((Math.round(y / width) + margin) * scale + row) * size + (Math.round(x / width) + margin) * scale;
      new Uint32Array(pixels.buffer).fill(0xff000000, start, start + scale);
    }
  return Buffer.from(jsqr(pixels, size, size).binaryData);
}
for (const [encoding, name] of [['2', 'Seguros Ejemplo'], ['2', 'Peñalver'], ['1', 'Peñalver']]) {
  const data = read(girocode({ encoding, name, iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX', amount: '310.50', reason: 'Recibo' }).svg());
  const text = data.toString(encoding === '1' ? 'utf8' : 'latin1');
  print(`encoding ${encoding}, first bytes ${data.subarray(0, 6).toString('hex')}, name ${text.split('\n')[5]}`);
}
JS
seen=$(node read.mjs)
echo "$seen"
[[ $seen == 'encoding 2, first bytes 4243440a3030, name Seguros Ejemplo
encoding 2, first bytes efbbbf424344, name PeÃ±alver
encoding 1, first bytes efbbbf424344, name Peñalver' ]]
