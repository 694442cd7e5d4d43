#!/usr/bin/env bash
# natural 8.1.1 (with dotenv 17.4.2), when it is imported, reads the file .env into the environment and writes five lines about it to standard output.
#
# Good guess: a library that stems and splits text does neither; its guide speaks of environment variables only for those who store data with it.
# Seen: each of its five kinds of storage is loaded with the rest and calls dotenv. A variable of .env that the operator has not set is set, and the output
# begins with five lines "injected env" that give advice. An MCP server over stdio may write only its messages there, so its client gets five lines
# that are no JSON-RPC.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts natural@8.1.1 dotenv@17.4.2 >/dev/null
echo 'INSURER_TIMEOUT=1' >.env
node -e '
const { PorterStemmerEs } = require("natural");
console.log(PorterStemmerEs.stem("seguros"), process.env.INSURER_TIMEOUT);
' >output.txt 2>/dev/null
cat output.txt
[[ $(grep -c 'injected env' output.txt) == 5 && $(tail -n 1 output.txt) == 'segur 1' ]]
