#!/usr/bin/env bash
# @voltagent/core 2.10.0 fetches a list of models from another company's address as soon as it is imported.
#
# Good guess: a program that reads only MCPConfiguration, to list the tools of a server of its own, asks nobody but that server.
# Seen: after the import alone, without an agent, a model or a key, it asks https://models.dev/api.json, and where that fails it logs an error
# ("Auto-refresh failed") that the program did not cause. A host without a way out logs it at every start.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @voltagent/core@2.10.0 ai@6.0.326 zod@4.6.7 >/dev/null
seen=$(timeout 60 node --input-type=module -e '
const asked = [];
globalThis.fetch = async (input) => { asked.push(String(input?.url ?? input)); throw new Error("no way out"); };
const { MCPConfiguration } = await import("@voltagent/core");
await new Promise((resolve) => setTimeout(resolve, 3000));
console.log(typeof MCPConfiguration, asked.join());
process.exit();
' 2>/dev/null)
echo "$seen"
[[ $seen == *'function https://models.dev/api.json' ]]
