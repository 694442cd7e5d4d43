#!/usr/bin/env bash
# einvoicing 0.0.3 reads the postal zone 08001 of Barcelona as 8001, and writes the parts of a price in an order that UBL does not allow.
#
# Good guess: PostalZone is a text in UBL 2.1 (and in EN 16931, BT-38), so it is read and written as it is; in cac:Price the amount comes before the base
# quantity (UBL-CommonAggregateComponents-2.1.xsd, PriceType is a sequence). The README promises "full adherence to EN 16931".
# Seen: an invoice that is read and written again has the zone 8001, which no Spanish address has, while its number 0012 is kept. The base quantity is
# written before the amount, so each invoice with a base quantity is refused by a validator with the schema. The zones of nine provinces begin with 0.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts einvoicing@0.0.3 >/dev/null
cat >copy.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import einvoicing from 'einvoicing';
const element = (prefix) => (name, content, attributes = '') => `<${prefix}:${name}${attributes}>${content}</${prefix}:${name}>`;
const cac = element('cac');
const cbc = element('cbc');
const amount = (name, value) => cbc(name, value, ' currencyID="EUR"');
const quantity = (name, value) => cbc(name, value, ' unitCode="C62"');
const scheme = cac('TaxScheme', cbc('ID', 'VAT'));
const party = (address, name) =>
  cac('Party', cac('PostalAddress', address + cac('Country', cbc('IdentificationCode', 'ES'))) + cac('PartyLegalEntity', cbc('RegistrationName', name)));
const xmlns = 'urn:oasis:names:specification:ubl:schema:xsd:';
const invoice =
  `<Invoice xmlns="${xmlns}Invoice-2" xmlns:cac="${xmlns}CommonAggregateComponents-2" xmlns:cbc="${xmlns}CommonBasicComponents-2">` +
  cbc('CustomizationID', 'urn:cen.eu:en16931:2017') +
  cbc('ID', '0012') +
  cbc('IssueDate', '2026-11-29') +
  cbc('InvoiceTypeCode', '380') +
  cbc('DocumentCurrencyCode', 'EUR') +
  cac('AccountingSupplierParty', party(cbc('CityName', 'Barcelona') + cbc('PostalZone', '08001'), 'Seguros Ejemplo S.A.')) +
  cac('AccountingCustomerParty', party('', 'Ana Ejemplo')) +
  cac(
    'TaxTotal',
    amount('TaxAmount', '0.00') +
      cac(
        'TaxSubtotal',
        amount('TaxableAmount', '310.50') +
          amount('TaxAmount', '0.00') +
          cac('TaxCategory', cbc('ID', 'E') + cbc('Percent', '0') + cbc('TaxExemptionReason', 'Seguro') + scheme),
      ),
  ) +
  cac(
    'LegalMonetaryTotal',
    ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].map((name) => amount(name, '310.50')).join(''),
  ) +
  cac(
    'InvoiceLine',
    cbc('ID', '1') +
      quantity('InvoicedQuantity', '3') +
      amount('LineExtensionAmount', '310.50') +
      cac('Item', cbc('Name', 'Prima') + cac('ClassifiedTaxCategory', cbc('ID', 'E') + cbc('Percent', '0') + scheme)) +
      cac('Price', amount('PriceAmount', '207.00') + quantity('BaseQuantity', '2')),
  ) +
  '</Invoice>';
writeFileSync('invoice.xml', invoice);
const copy = await new einvoicing.UblWriter().write(await new einvoicing.UblReader().readFromFile('invoice.xml'));
for (const xml of [invoice, copy])
  console.log(xml.match(/<cbc:ID>\w+/)[0], xml.match(/<cbc:PostalZone>\w+/)[0], ...xml.match(/<cac:Price>.*<\/cac:Price>/)[0].match(/<cbc:\w+/g));
JS
seen=$(node copy.mjs)
echo "$seen"
[[ $seen == '<cbc:ID>0012 <cbc:PostalZone>08001 <cbc:PriceAmount <cbc:BaseQuantity
<cbc:ID>0012 <cbc:PostalZone>8001 <cbc:BaseQuantity <cbc:PriceAmount' ]]
