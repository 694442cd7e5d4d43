#!/usr/bin/env bash
# eml-format 0.6.1 keeps the first part of an encoded subject and writes blanks as "_"; letterparser 0.1.8 adds an invitation to the text of an e-mail.
#
# Good guess: "=?UTF-8?Q?P=C3=B3liza_?= =?UTF-8?Q?n=C2=BA_1?=" is "Póliza nº 1": "_" is a blank (RFC 2047, 4.2), and a blank between two encoded words is
# nothing (6.2). A field that goes on in the next line is one field, filename*0* and filename*1* are one name (RFC 2231, 3), and a part of
# text/calendar or message/rfc822 is no text. postal-mime 4.0.0 reads all of that so.
# Seen: for eml-format the subject is "Póliza_", the sender "Seguros_Norte", the address of the second recipient "Luis <luis@example.es>", and the policy
# has no name. It has none for letterparser either, and the invitation and the attached e-mail are in the text and not among the attachments.
# E-mail programs write Spanish subjects that are longer than a line in this way.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts eml-format@0.6.1 letterparser@0.1.8 postal-mime@4.0.0 >/dev/null
cat >policy.eml <<'EML'
From: =?UTF-8?Q?Seguros_Norte?= <info@example.es>
To: "Gil, Ana" <ana@example.es>,
 Luis <luis@example.es>
Subject: =?UTF-8?Q?P=C3=B3liza_?=
 =?UTF-8?Q?n=C2=BA_1?=
Date: Sun, 29 Nov 2026 10:00:00 +0100
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=part

--part
Content-Type: text/plain; charset=utf-8

Va tu póliza.
--part
Content-Type: application/pdf
Content-Disposition: attachment;
 filename*0*=UTF-8''P%C3%B3liza%20;
 filename*1*=n%C2%BA%201.pdf
Content-Transfer-Encoding: base64

JVBERi0xLjc=
--part
Content-Type: text/calendar; charset=utf-8

BEGIN:VCALENDAR
END:VCALENDAR
--part
Content-Type: message/rfc822
Content-Disposition: attachment

From: luis@example.es
Subject: Pregunta
Content-Type: text/plain

Hola
--part--
EML
sed -i 's/$/\r/' policy.eml
seen=$(node --input-type=module -e '
import { readFileSync } from "node:fs";
import emlFormat from "eml-format";
import { extract } from "letterparser";
import PostalMime from "postal-mime";
const email = readFileSync("policy.eml", "utf8");
const flat = (text) => text.trim().split(/\s*\n\s*/).join("/");
const names = (attachments) => attachments.map(({ name, filename = name }) => filename ?? null);
emlFormat.read(email, (_, { subject, from, to, text, attachments }) =>
  console.log("eml-format", JSON.stringify([subject, from.name, to[1].email, flat(text), names(attachments)])),
);
for (const [name, { subject, from, to, text, attachments }] of Object.entries({
  letterparser: extract(email),
  "postal-mime": await PostalMime.parse(email),
}))
  console.log(name, JSON.stringify([subject, from.name, to[1].address, flat(text), names(attachments)]));
')
echo "$seen"
[[ $seen == 'eml-format ["Póliza_","Seguros_Norte","Luis <luis@example.es>","Va tu póliza.",[null,null,null]]
letterparser ["Póliza nº 1","Seguros Norte","luis@example.es","Va tu póliza./BEGIN:VCALENDAR/END:VCALENDAR/Hola",[null]]
postal-mime ["Póliza nº 1","Seguros Norte","luis@example.es","Va tu póliza.",["Póliza nº 1.pdf",null,null]]' ]]
