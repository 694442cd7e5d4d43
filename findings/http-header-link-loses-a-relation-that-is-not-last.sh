#!/usr/bin/env bash
# @hugoalh/http-header-link 1.0.3 reads a parameter without quotation marks only at the end of a Link header: everywhere else its value is empty.
#
# Good guess: RFC 8288, 3: the value of a parameter is a token or a quoted string, and "rel=next" and rel="next" are the same wherever they stand.
# Seen: rel is "" in "</q?page=2>; rel=next; type=..." and in the first link of two, so getByRel() finds nothing; toString() writes "rel" without a value.
# A relation in quotation marks, or at the very end, is found. A client that follows the next page stops after the first one, without an error.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hugoalh/http-header-link@1.0.3 >/dev/null
seen=$(node --input-type=module -e '
import { HTTPHeaderLink } from "@hugoalh/http-header-link";
for (const header of [
  "</quotes?page=2>; rel=next",
  "</quotes?page=2>; rel=next; type=\"application/json\"",
  "</quotes?page=2>; rel=next, </quotes?page=9>; rel=last",
  "</quotes?page=2>; rel=\"next\"; type=\"application/json\"",
]) {
  const links = new HTTPHeaderLink(header);
  console.log(header, links.getByRel("next").length, "|", links.toString());
}
')
echo "$seen"
[[ $seen == '</quotes?page=2>; rel=next 1 | </quotes?page=2>; rel="next"
</quotes?page=2>; rel=next; type="application/json" 0 | </quotes?page=2>; rel; type="application/json"
</quotes?page=2>; rel=next, </quotes?page=9>; rel=last 0 | </quotes?page=2>; rel, </quotes?page=9>; rel="last"
</quotes?page=2>; rel="next"; type="application/json" 1 | </quotes?page=2>; rel="next"; type="application/json"' ]]
