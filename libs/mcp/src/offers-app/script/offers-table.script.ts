/** The table of offers: which ones are shown, in which order, and the controls that change it. */
export const OFFERS_TABLE_SCRIPT = `
/** Offers shown before the reader asks for all: a conversation is no place for a long page. */
const SHOWN_AT_FIRST = 8;
const COLLATOR = new Intl.Collator('es', { sensitivity: 'base', numeric: true });
const ORDERS = {
  price: { ascending: 'de menor a mayor precio', descending: 'de mayor a menor precio' },
  insurer: { ascending: 'por aseguradora de la A a la Z', descending: 'por aseguradora de la Z a la A' },
  modality: { ascending: 'por modalidad de la A a la Z', descending: 'por modalidad de la Z a la A' },
};
const byId = (id) => document.getElementById(id);
const setText = (id, text) => (byId(id).textContent = text);

let offers = [];
let order = { field: 'price', direction: 'ascending' };
let showsAll = false;

/** Compares by the chosen column, what is unknown last; equal ones by price. */
function compareOffers(a, b) {
  const [left, right] = [a[order.field], b[order.field]];
  if (left === null || right === null) return (left === null) - (right === null) || a.price - b.price;
  const difference = typeof left === 'number' ? left - right : COLLATOR.compare(left, right);
  return (order.direction === 'ascending' ? difference : -difference) || a.price - b.price;
}

function drawOffers() {
  const [modality, maxPrice] = [byId('modality'), byId('max-price')];
  const [anyModality, anyPrice] = [modality.value === '', maxPrice.value === maxPrice.max];
  const limit = ROUND_EUROS.format(Number(maxPrice.value));
  setText('max-price-shown', anyPrice ? 'Sin límite' : limit);
  maxPrice.setAttribute('aria-valuetext', anyPrice ? 'Sin límite' : 'Hasta ' + limit);
  byId('clear').hidden = anyModality && anyPrice;

  const chosen = offers
    .filter((offer) => anyModality || offer.modality === modality.value)
    .filter((offer) => anyPrice || offer.price <= Number(maxPrice.value))
    .sort(compareOffers);
  const shown = showsAll ? chosen : chosen.slice(0, SHOWN_AT_FIRST);
  byId('rows').replaceChildren(...shown.map(({ row }) => row));
  byId('none-left').hidden = chosen.length > 0;

  const more = byId('more');
  more.hidden = chosen.length <= SHOWN_AT_FIRST;
  more.setAttribute('aria-expanded', String(showsAll));
  more.textContent = showsAll ? 'Ver menos ofertas' : 'Ver las ' + chosen.length + ' ofertas';
  describeOffers(shown.length, chosen.length);
}

function describeOffers(shown, chosen) {
  const inWords = ORDERS[order.field][order.direction];
  const total = offers.length === 1 ? '1 oferta' : offers.length + ' ofertas';
  const part = chosen < offers.length ? chosen + ' de ' + total : total;
  const visible = shown < chosen ? '; se ven ' + shown : '';
  setText('count', part + (chosen > 1 ? ', ' + inWords : '') + visible + '.');
  setText('caption', 'Ofertas, ' + inWords);
  for (const header of document.querySelectorAll('th[data-field]')) {
    if (header.dataset.field === order.field) header.setAttribute('aria-sort', order.direction);
    else header.removeAttribute('aria-sort');
  }
}

/** Starts over with the offers of a result. */
function showOffers(read) {
  offers = read;
  order = { field: 'price', direction: 'ascending' };
  showsAll = false;
  const modalities = [...new Set(read.map(({ modality }) => modality))].filter((modality) => modality !== null);
  byId('modality').replaceChildren(
    element('option', { value: '' }, 'Todas'),
    ...modalities.sort(COLLATOR.compare).map((modality) => element('option', { value: modality }, modality)),
  );
  const whole = read.map(({ price }) => Math.ceil(price));
  const maxPrice = byId('max-price');
  maxPrice.min = String(Math.min(...whole));
  maxPrice.max = String(Math.max(...whole));
  maxPrice.value = maxPrice.max;
  byId('modality-filter').hidden = modalities.length < 2;
  byId('price-filter').hidden = maxPrice.min === maxPrice.max;
  byId('filters').hidden = byId('modality-filter').hidden && byId('price-filter').hidden;
  drawOffers();
}

for (const header of document.querySelectorAll('th[data-field]')) {
  header.querySelector('button').addEventListener('click', () => {
    const { field } = header.dataset;
    const turns = order.field === field && order.direction === 'ascending';
    order = { field, direction: turns ? 'descending' : 'ascending' };
    drawOffers();
  });
}
byId('modality').addEventListener('change', drawOffers);
byId('max-price').addEventListener('input', drawOffers);
byId('clear').addEventListener('click', () => {
  byId('modality').value = '';
  byId('max-price').value = byId('max-price').max;
  drawOffers();
  byId(byId('modality-filter').hidden ? 'max-price' : 'modality').focus();
});
byId('more').addEventListener('click', () => {
  showsAll = !showsAll;
  drawOffers();
});
`;

/** Shows a message while there are no prices, and then the quotation. */
export const QUOTATION_SCRIPT = `
function showMessage(title, text) {
  byId('message').hidden = false;
  byId('quotation').hidden = true;
  byId('message-title').classList.remove('waiting');
  setText('message-title', title);
  byId('message-text').hidden = text === '';
  setText('message-text', text);
}

function showCancelled() {
  showMessage('La consulta se ha cancelado.', 'No se ha recibido ningún precio.');
}

function showLost() {
  showMessage('La tabla de ofertas no se puede mostrar aquí.', 'Los precios están en la respuesta del asistente.');
}

/** The texts of a tool's result, as a client without this page would show them. */
function textsOf(content) {
  return (Array.isArray(content) ? content : [])
    .map((block) => (block?.type === 'text' ? textOf(block.text) : null))
    .filter((text) => text !== null)
    .join('\\n');
}

/** Shows what the tool answered: a quotation, or whatever else it says in its own words. */
function showResult({ isError, structuredContent, content }) {
  if (isError === true) return showMessage('No se han podido obtener precios.', textsOf(content));
  if (!Array.isArray(structuredContent?.ofertas)) return showMessage('Respuesta sin precios.', textsOf(content));
  showQuotation(structuredContent);
}

function showQuotation(result) {
  const bestPrice = numberOf(result.mejor_precio);
  const ofertas = result.ofertas.map((raw) => ({ ...result.en_todas, ...raw }));
  const read = ofertas.map((raw) => readOffer(raw, ofertas, bestPrice)).filter((offer) => offer !== null);
  const best = read.find(({ isBest }) => isBest);
  setText('line', LINE_NAMES.get(result.ramo) ?? 'Ofertas de seguro');
  byId('best').replaceChildren(...bestInWords(best, read.length));
  byId('offers').hidden = read.length === 0;
  if (read.length > 0) showOffers(read);
  showFooter(result);
  byId('message').hidden = true;
  byId('quotation').hidden = false;
}

function bestInWords(best, count) {
  if (count === 0) return ['Sin ofertas con estos datos'];
  if (!best) return [];
  const period = best.period === null ? '' : ' ' + best.period;
  return [count === 1 ? '' : 'Desde ', element('strong', {}, EUROS.format(best.price)), period];
}

function showFooter(result) {
  const texts = { notice: result.aviso, 'next-step': result.siguiente_paso, reference: result.referencia };
  for (const [id, value] of Object.entries(texts)) setText(id, textOf(value) ?? '—');
  const own = textOf(result.client_reference);
  byId('own-reference-row').hidden = own === null;
  setText('own-reference', own ?? '');
}
`;
