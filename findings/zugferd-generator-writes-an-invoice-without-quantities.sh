#!/usr/bin/env bash
# zugferd-generator 1.2.1 writes an invoice without its quantities, and with dates that are not of the format that they name.
#
# Good guess: a module for "ZUGFeRD-compliant invoices" writes what EN 16931 requires: the quantity of each line (BT-129), the net total (BT-109), the category
# of the tax (BT-118), and the specification that the invoice follows (BT-24).
# Seen: the quantity, a required input, is nowhere in the XML; neither are the net total and the category, so that a premium without VAT cannot say that it is
# exempt. The date is "2026-11-29" under format="102", which is the code for 20261129, and the specification is the word "ZUGFeRD".
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zugferd-generator@1.2.1 >/dev/null
seen=$(node --input-type=module -e '
import Module from "zugferd-generator";
const Generator = Module.default ?? Module;
const xml = new Generator({
  id: "F-2026-1",
  issueDate: "2026-11-29",
  currency: "EUR",
  totalAmount: 500,
  supplier: { name: "Aseguradora de Ejemplo, S.A.", country: "ES" },
  customer: { name: "Ana García", country: "ES" },
  taxTotal: { taxAmount: 0, taxPercentage: 0 },
  lineItems: [{ id: "1", description: "Seguro de moto", quantity: 2, unitPrice: 250, lineTotal: 500 }],
}).toXMLString();
console.log(xml.match(/<udt:DateTimeString.*>/)[0]);
console.log(xml.match(/<ram:GuidelineSpecifiedDocumentContextParameter>\s*(.*)/)[1]);
for (const name of ["ChargeAmount", "LineTotalAmount", "BilledQuantity", "TaxBasisTotalAmount", "CategoryCode"])
  console.log(name, xml.includes(`<ram:${name}`));
')
echo "$seen"
[[ $seen == '<udt:DateTimeString format="102">2026-11-29</udt:DateTimeString>
<ram:ID>ZUGFeRD</ram:ID>
ChargeAmount true
LineTotalAmount true
BilledQuantity false
TaxBasisTotalAmount false
CategoryCode false' ]]
