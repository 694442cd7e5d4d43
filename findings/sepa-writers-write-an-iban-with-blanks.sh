#!/usr/bin/env bash
# sepa 3.0.0 and sepa-xml 0.6.0 find an IBAN with blanks valid and write it with its blanks into the file.
#
# Good guess: "ES91 2100 0418 4502 0005 1332", as people write an IBAN and as the README of sepa-xml gives one, becomes ES9121000418450200051332 in the file,
# or is an error. ISO 20022 has no blanks in it: the pattern of IBAN2007Identifier is [A-Z]{2,2}[0-9]{2,2}[a-zA-Z0-9]{1,30}.
# Seen: sepa checks each IBAN (without its blanks) and writes what it was given; sepa-xml "will throw an error if there is an issue", and throws none. A file
# that does not fit its schema is refused as a whole, with all receipts in it. An IBAN without blanks, as in the README of sepa, passes.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sepa@3.0.0 sepa-xml@0.6.0 >/dev/null
seen=$(node --input-type=module -e '
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const SEPA = require("sepa");
const SepaXML = require("sepa-xml");
const iban = "ES91 2100 0418 4502 0005 1332";
const report = (name, xml) => {
  const [, written] = xml.match(/<CdtrAcct>\s*<Id>\s*<IBAN>(.*?)<.IBAN>/);
  console.log(`${name}: ${written}, ${/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/.test(written) ? "fits" : "does not fit"} IBAN2007Identifier`);
};
const document = new SEPA.Document("pain.001.001.03");
Object.assign(document.grpHdr, { id: "1", created: new Date(), initiatorName: "Seguros Ejemplo" });
const info = document.createPaymentInfo();
Object.assign(info, { requestedExecutionDate: new Date(), debtorName: "Seguros Ejemplo", debtorIBAN: iban, debtorBIC: "CAIXESBBXXX" });
document.addPaymentInfo(info);
const transaction = info.createTransaction();
Object.assign(transaction, { creditorName: "Ana", creditorIBAN: iban, creditorBIC: "CAIXESBBXXX" });
Object.assign(transaction, { amount: 310.5, remittanceInfo: "Siniestro 1", end2endId: "1" });
info.addTransaction(transaction);
console.log(`sepa, validateIBAN: ${SEPA.validateIBAN(iban)}`);
report("sepa", document.toString());
const file = new SepaXML();
file.setHeaderInfo({ messageId: "1", initiator: "Seguros Ejemplo" });
file.setPaymentInfo({ id: "1", method: "TRF", senderName: "Seguros Ejemplo", senderIBAN: iban, bic: "CAIXESBBXXX" });
file.addTransaction({ id: "1", amount: 310.5, name: "Ana", iban, bic: "CAIXESBBXXX", description: "Siniestro 1" });
file.compile((error, xml) => {
  console.log(`sepa-xml, error: ${error}`);
  report("sepa-xml", xml);
});
')
echo "$seen"
[[ $seen == 'sepa, validateIBAN: true
sepa: ES91 2100 0418 4502 0005 1332, does not fit IBAN2007Identifier
sepa-xml, error: null
sepa-xml: ES91 2100 0418 4502 0005 1332, does not fit IBAN2007Identifier' ]]
