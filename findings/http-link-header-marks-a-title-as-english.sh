#!/usr/bin/env bash
# http-link-header 1.1.4 reads a title whose language is not given and writes it back as English; a quotation mark in a title is written as "%22".
#
# Good guess: what RFC 8187 leaves empty stays empty, and a header that is read and written again says the same.
# Seen: title*=UTF-8'' becomes title*=UTF-8'en', so a screen reader may read "póliza" aloud in English; title="Plan \"Todo\"" is read rightly and
# written as title="Plan %22Todo%22", which the next reader shows as it stands, since only title* is percent-encoded.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts http-link-header@1.1.4 >/dev/null
cat >links.js <<'JS'
const LinkHeader = require('http-link-header');
const links = ["<https://a.example/p>; rel=next; title*=UTF-8''p%C3%B3liza", String.raw`<https://a.example/p>; rel=next; title="Plan \"Todo\""`];
for (const link of links) {
  const read = LinkHeader.parse(link);
  console.log(read.toString(), '|', LinkHeader.parse(read.toString()).refs[0].title ?? '');
}
JS
seen=$(node links.js)
echo "$seen"
[[ $seen == "<https://a.example/p>; rel=next; title*=UTF-8'en'p%C3%B3liza | "'
<https://a.example/p>; rel=next; title="Plan %22Todo%22" | Plan %22Todo%22' ]]
