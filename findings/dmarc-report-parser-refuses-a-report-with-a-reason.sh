#!/usr/bin/env bash
# dmarc-report-parser 0.1.5 refuses each report in which one record says why a policy was not applied, and does not find a report in an attached XML file.
#
# Good guess: `reason` is a list of elements with `type` and `comment` in the schema of RFC 7489, appendix C, so a report with one or with two of them is
# read; and its README says that the report "can be contained in a .zip, .gz or .xml attachment".
# Seen: the library makes a list of `reason` and then asks for a word in its place: zod's error "received array" comes for the whole report, however
# many records it has. In an e-mail, report.xml.gz is found, and report.xml is not, by either of its content types.
# Reports of receivers that accept forwarded mail have such a reason. A sender of e-mails to customers then sees the reports of other receivers alone.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dmarc-report-parser@0.1.5 >/dev/null
seen=$(node -e '
const { gzipSync } = require("node:zlib");
const { parseDmarcReportFromEmail, parseDmarcReportsFromXml } = require("dmarc-report-parser");
const record = (reasons) =>
  `<record><row><source_ip>192.0.2.1</source_ip><count>2</count>
   <policy_evaluated><disposition>none</disposition><dkim>fail</dkim><spf>fail</spf>${reasons.join("")}</policy_evaluated>
   </row>
   <identifiers><header_from>example.es</header_from></identifiers>
   <auth_results><spf><domain>example.es</domain><result>fail</result></spf></auth_results></record>`;
const report = (...records) =>
  `<feedback><version>1.0</version><report_metadata><org_name>Correo</org_name><email>dmarc@example.com</email>
   <report_id>7</report_id><date_range><begin>1795910400</begin><end>1795996799</end></date_range></report_metadata>
   <policy_published><domain>example.es</domain><p>quarantine</p><pct>100</pct></policy_published>
   ${records.join("")}</feedback>`;
const reason = (type) => `<reason><type>${type}</type><comment>lista</comment></reason>`;
const email = (name, type, content) =>
  ["From: dmarc@example.com", "To: dmarc@example.es", "Subject: Report Domain: example.es", "MIME-Version: 1.0"]
    .concat(["Content-Type: multipart/mixed; boundary=part", "", "--part", "Content-Type: text/plain", "", "Informe"])
    .concat(["--part", `Content-Type: ${type}`, `Content-Disposition: attachment; filename="${name}"`])
    .concat(["Content-Transfer-Encoding: base64", "", Buffer.from(content).toString("base64"), "--part--", ""])
    .join("\r\n");
const attempt = async (name, run) => {
  try {
    console.log(name, (await run()).reports[0].record.length);
  } catch (error) {
    console.log(name, error.issues ? error.issues[0].received + " for " + error.issues[0].path.at(-3) : error.message);
  }
};
const none = `<?xml version="1.0"?>${report(record([]))}`;
(async () => {
  await attempt("no reason:", () => parseDmarcReportsFromXml([none]));
  await attempt("one reason:", () => parseDmarcReportsFromXml([report(record([]), record([reason("forwarded")]))]));
  const two = record([reason("forwarded"), reason("local_policy")]);
  await attempt("two reasons:", () => parseDmarcReportsFromXml([report(two)]));
  for (const [name, type, content] of [
    ["report.xml.gz", "application/gzip", gzipSync(none)],
    ["report.xml", "application/xml", none],
    ["report.xml", "text/xml", none],
  ])
    await attempt(`${name}, ${type}:`, () => parseDmarcReportFromEmail(email(name, type, content)));
})();
')
echo "$seen"
[[ $seen == 'no reason: 1
one reason: array for reason
two reasons: array for reason
report.xml.gz, application/gzip: 1
report.xml, application/xml: No DMARC reports found in email
report.xml, text/xml: No DMARC reports found in email' ]]
