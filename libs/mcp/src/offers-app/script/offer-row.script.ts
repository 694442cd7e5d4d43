/**
 * One offer: read from the result without trusting its shape, and made into a row. Whatever is a text stays one: nodes
 * are made by name and filled with text, never parsed.
 */
export const OFFER_ROW_SCRIPT = `
const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const ROUND_EUROS = new Intl.NumberFormat('es-ES', {
  style: 'currency', currency: 'EUR', useGrouping: 'always', trailingZeroDisplay: 'stripIfInteger',
});

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const textOf = (value) => (typeof value === 'string' && value.trim() !== '' ? value : null);
const numberOf = (value) => (Number.isFinite(value) ? value : null);
const periodOf = (value) => PERIODS.get(value) ?? textOf(value);

function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** Returns the cost of an offer in a year; null where it is unknown. */
const yearlyCostOf = (raw) => numberOf(raw?.periodicidad === 'anual' ? raw.precio : raw?.precio_anual_total);

/** Returns true if the lowest price is certainly the cheapest offer: all are paid equally often, or it costs least in a year. */
function isCheapest(raw, all) {
  const cost = yearlyCostOf(raw);
  return all.every((other) => {
    if (other?.periodicidad === raw.periodicidad) return true;
    const otherCost = yearlyCostOf(other);
    return cost !== null && otherCost !== null && cost <= otherCost;
  });
}

/** Returns the least that is paid at a time where the insurer takes payment in parts, as on the page of offers: \`27,80 € al mes\`. */
function leastPartOf({ formas_de_pago: ways }) {
  const known = (Array.isArray(ways) ? ways : []).filter((way) => numberOf(way?.precio) !== null);
  const [least] = known.sort((one, other) => one.precio - other.precio);
  return least === undefined ? null : [EUROS.format(least.precio), periodOf(least.periodicidad)].filter((it) => it !== null).join(' ');
}

/** The offer as the table needs it, one of all those of the result; null without a price. */
function readOffer(raw, all, bestPrice) {
  const price = numberOf(raw?.precio);
  if (price === null) return null;
  const offer = {
    insurer: textOf(raw.aseguradora),
    product: textOf(raw.producto),
    modality: textOf(raw.modalidad),
    price,
    period: periodOf(raw.periodicidad),
    yearly: raw.periodicidad === 'anual' ? null : numberOf(raw.precio_anual_total),
    leastPart: leastPartOf(raw),
    excess: numberOf(raw.franquicia),
    isEstimate: raw.es_estimacion === true,
    isBest: price === bestPrice && isCheapest(raw, all),
  };
  return { ...offer, row: rowOf(offer) };
}

function rowOf(offer) {
  return element(
    'tr',
    { role: 'row', class: offer.isBest ? 'best' : '' },
    element(
      'th',
      { role: 'rowheader', scope: 'row', class: 'insurer' },
      element('b', {}, offer.insurer ?? OFFER_WORDS.unnamed),
      offer.isBest ? element('span', { class: 'badge good' }, OFFER_WORDS.best) : null,
      offer.product === null ? null : element('span', { class: 'product' }, offer.product),
    ),
    element('td', { role: 'cell', class: 'modality' }, ...orDash(offer.modality)),
    excessCell(offer.excess),
    priceCell(offer),
  );
}

function excessCell(excess) {
  if (excess === null) return element('td', { role: 'cell', class: 'excess unknown' }, ...orDash(null));
  return element('td', { role: 'cell', class: 'excess' }, excess === 0 ? capitalised(OFFER_WORDS.noExcess) : ROUND_EUROS.format(excess));
}

function priceCell({ price, period, yearly, leastPart, isEstimate }) {
  const badge = isEstimate ? element('span', { class: 'badge care' }, OFFER_WORDS.estimate) : null;
  return element(
    'td',
    { role: 'cell', class: 'price' },
    element('span', { class: 'amount' }, EUROS.format(price)),
    element('span', { class: 'terms' }, period, ' ', badge),
    yearly === null ? null : element('span', { class: 'terms' }, EUROS.format(yearly) + ' en un año'),
    leastPart === null ? null : element('span', { class: 'terms' }, 'o ' + leastPart),
  );
}

/** A text, or a dash that is read aloud as what it means. */
function orDash(text) {
  if (text !== null) return [text];
  return [element('span', { 'aria-hidden': 'true' }, '—'), element('span', { class: 'unseen' }, 'No consta')];
}
`;
