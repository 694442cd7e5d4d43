#!/usr/bin/env bash
# @std-uritemplate/std-uritemplate 2.0.12, under "+" and "#", encodes again a letter that is encoded already: "Espa%C3%B1a" becomes "Espa%25C3%25B1a".
#
# Good guess: RFC 6570, 3.2.3: the values of a reserved expansion may hold percent-encoded triplets, which stay as they are.
# Seen: the triplet of an ASCII character stays, those of a letter of two bytes do not. @contentgrid/uri-template 0.4.2 and uri-template-lite 23.4.0 encode
# every triplet again; @hyperjump/uri-template 0.3.0 keeps them all. A link that is made of another link leads elsewhere, with the first library in Spanish
# alone: tests with English words pass.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @std-uritemplate/std-uritemplate@2.0.12 \
  @contentgrid/uri-template@0.4.2 uri-template-lite@23.4.0 @hyperjump/uri-template@0.3.0 >/dev/null
seen=$(node --input-type=module -e '
import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import Contentgrid from "@contentgrid/uri-template";
import Lite from "uri-template-lite";
import { expand, parse } from "@hyperjump/uri-template";
const template = "{+path}";
for (const path of ["a%2Fb", "Espa%C3%B1a"]) {
  console.log("std-uritemplate", StdUriTemplate.expand(template, { path }));
  console.log("contentgrid", new Contentgrid(template).expand({ path }));
  console.log("lite", new Lite(template).expand({ path }));
  console.log("hyperjump", expand(parse(template), { path }));
}
')
echo "$seen"
[[ $seen == 'std-uritemplate a%2Fb
contentgrid a%252Fb
lite a%252Fb
hyperjump a%2Fb
std-uritemplate Espa%25C3%25B1a
contentgrid Espa%25C3%25B1a
lite Espa%25C3%25B1a
hyperjump Espa%C3%B1a' ]]
