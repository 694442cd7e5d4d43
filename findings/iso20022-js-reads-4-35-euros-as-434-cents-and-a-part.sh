#!/usr/bin/env bash
# iso20022.js 0.0.15 reads 4.35 euros of a bank statement as 434.99999999999994 cents, a reversal as none, and a statement "0012" as "12".
#
# Good guess: amounts are whole cents; RvslInd "true" makes an entry a reversal; Id is a text (Max35Text in camt.053), whose zeros count.
# Seen: an amount is multiplied by 100 in floating point, and no rounding follows: 1,146 of the 10,000 amounts below 100 euros are no whole cents. The closing
# balance is read in the same way. `reversal` is false for a returned direct debit. A statement without Svcr, which is optional in camt.053.001.02, throws
# "Cannot read properties of undefined". With require() the package does not load, as its file for CommonJS lies in a package of type "module".
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iso20022.js@0.0.15 >/dev/null
cat >statement.xml <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-30T08:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>0012</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2026-11-30T08:00:00+01:00</CreDtTm>
<Acct><Id><IBAN>ES9121000418450200051332</IBAN></Id><Svcr><FinInstnId><BIC>CAIXESBB</BIC></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1004.45</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-29</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">4.35</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-29</Dt></BookgDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn></BkTxCd></Ntry>
<Ntry><Amt Ccy="EUR">310.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-29</Dt></BookgDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>ESDD</SubFmlyCd></Fmly></Domn></BkTxCd></Ntry>
</Stmt></BkToCstmrStmt></Document>
XML
seen=$(node --input-type=module -e '
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CashManagementEndOfDayReport } from "iso20022.js";
const text = readFileSync("statement.xml", "utf8");
const [statement] = CashManagementEndOfDayReport.fromXML(text).statements;
console.log(statement.id, statement.balances[0].amount);
for (const { amount, creditDebitIndicator, reversal } of statement.entries) console.log(amount, creditDebitIndicator, reversal);
let broken = 0;
for (let cents = 0; cents < 10000; cents++) {
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  const [{ entries }] = CashManagementEndOfDayReport.fromXML(text.replace("4.35", amount)).statements;
  if (entries[0].amount !== cents) broken++;
}
console.log(`of 10,000 amounts: ${broken}`);
const attempt = (work) => {
  try {
    return work();
  } catch (error) {
    return error.message.split("\n")[0];
  }
};
console.log(attempt(() => CashManagementEndOfDayReport.fromXML(text.replace(/<Svcr>.*<.Svcr>/, ""))));
console.log(attempt(() => createRequire(import.meta.url)("iso20022.js")).slice(0, 22));
')
echo "$seen"
[[ $seen == '12 100445
434.99999999999994 credit false
31050 debit false
of 10,000 amounts: 1146
Cannot read properties of undefined (reading '\''FinInstnId'\'')
require is not defined' ]]
