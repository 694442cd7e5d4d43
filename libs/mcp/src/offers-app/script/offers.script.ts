/**
 * The offers of a view: levels, the rows of the open one, and two offers side by side. Whatever is a text stays one: nodes are
 * made by name and filled with text, never parsed.
 */
export const OFFERS_LIST_SCRIPT = `
/** Offers that are compared at once: more do not fit in a conversation. */
const SIDE_BY_SIDE = 2;

const byId = (id) => document.getElementById(id);
const setText = (id, text) => (byId(id).textContent = text);

let view;
let open = 0;
let marked = [];
let openPage = null;

function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null));
  return node;
}
const textIn = (tag, name, text) => (text ? element(tag, { class: name }, text) : null);
const unseen = (text) => element('span', { class: 'unseen' }, ' ' + text);

function button(label, name, act, ...more) {
  const node = element('button', { type: 'button', class: name }, label, ...more);
  node.addEventListener('click', act);
  return node;
}

/** Returns the button that leads to the page where an offer is chosen; null where its address is not known. */
const chooseButton = ({ names }) =>
  openPage === null || view.page === null ? null : button('Elegir', 'choose', () => openPage(view.page), unseen(names));

const priceOf = ({ price, period, terms }) =>
  element(
    'div',
    { class: 'price' },
    textIn('strong', 'amount', price),
    textIn('span', 'period', ' ' + period),
    ...terms.map((term) => textIn('span', 'term', ' ' + term)),
  );

function drawLevels() {
  byId('levels').hidden = view.levels.length < 2;
  byId('levels').replaceChildren(
    ...view.levels.map(({ name, lowest, adds }, at) => {
      const node = button(textIn('span', 'name', name), 'level', () => openLevel(at), textIn('span', 'lowest', lowest), textIn('span', 'adds', adds));
      node.setAttribute('aria-pressed', String(at === open));
      return node;
    }),
  );
}

function openLevel(at) {
  open = at;
  drawOffers();
  byId('levels').children[at].focus();
}

function drawOffers() {
  drawLevels();
  const { heading, order, means, offers } = view.levels[open];
  setText('level', heading);
  setText('order', order ?? '');
  setText('means', means);
  byId('rows').replaceChildren(...offers.map(rowOf));
}

function rowOf(offer) {
  const { insurer, distinction, product, excess, attention, names } = offer;
  const box = element('input', { type: 'checkbox' });
  box.checked = marked.includes(offer);
  box.addEventListener('change', () => mark(offer, box.checked));
  return element(
    'li',
    { class: distinction === null ? 'offer' : 'offer best' },
    element(
      'div',
      { class: 'what' },
      element('h3', {}, textIn('span', 'insurer', insurer), textIn('span', 'tag', distinction)),
      textIn('p', 'product', product),
      textIn('p', 'excess', excess),
      textIn('p', 'attention', attention),
    ),
    priceOf(offer),
    element(
      'div',
      { class: 'choice' },
      chooseButton(offer),
      element('label', { class: 'compare' }, box, ' Comparar', unseen(names)),
    ),
  );
}

/** Marks an offer for comparison, in place of the one that was marked first where there are too many. */
function mark(offer, isMarked) {
  marked = isMarked ? [...marked, offer].slice(-SIDE_BY_SIDE) : marked.filter((other) => other !== offer);
  drawComparison();
  if (isMarked && marked.length === SIDE_BY_SIDE) byId('comparison-title').focus();
  for (const [at, box] of document.querySelectorAll('#rows input').entries()) box.checked = marked.includes(view.levels[open].offers[at]);
}

function drawComparison() {
  byId('comparison').hidden = marked.length < SIDE_BY_SIDE;
  if (marked.length < SIDE_BY_SIDE) return;
  const head = ({ names, product }) =>
    element('th', { role: 'columnheader', scope: 'col' }, textIn('span', 'insurer', names), textIn('span', 'product', product));
  byId('compared').replaceChildren(element('td', { role: 'cell' }), ...marked.map(head));
  const has = (offer, at) => offer.covers.includes(at);
  const held = view.guarantees.map((name, at) => ({ name, at })).filter(({ at }) => marked.some((offer) => has(offer, at)));
  const same = held.filter(({ at }) => marked.every((offer) => has(offer, at)));
  const differing = held.filter((guarantee) => !same.includes(guarantee));
  byId('differences').replaceChildren(
    compared('Precio', (offer) => element('div', {}, priceOf(offer), chooseButton(offer))),
    compared('Franquicia', ({ excess }) => excess ?? '–'),
    ...differing.map(({ name, at }) =>
      compared(name, (offer) => (has(offer, at) ? textIn('span', 'has', 'Incluida') : textIn('span', 'lacks', 'No incluida'))),
    ),
  );
  byId('same').hidden = same.length === 0;
  setText('same-title', 'Igual en las dos: ' + (same.length === 1 ? '1 garantía' : same.length + ' garantías'));
  byId('same-names').replaceChildren(...same.map(({ name }) => element('li', {}, name)));
}

const compared = (label, cellOf) =>
  element(
    'tr',
    { role: 'row' },
    element('th', { role: 'rowheader', scope: 'row' }, label),
    ...marked.map((offer) => element('td', { role: 'cell' }, cellOf(offer))),
  );

byId('close').addEventListener('click', () => {
  marked = [];
  drawComparison();
  drawOffers();
  byId('level').scrollIntoView();
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

/** Returns the texts of a tool's result, as a client without this page would show them. */
const textsOf = (content) =>
  (Array.isArray(content) ? content : []).flatMap((block) => (block?.type === 'text' ? [String(block.text)] : [])).join('\\n');

/** Shows what the tool answered: the offers, which the page asks for by a call of its own, or whatever else it says. */
function showResult({ isError, structuredContent, content }) {
  const said = textsOf(content);
  if (isError === true) return showMessage('No se han podido obtener precios.', said);
  const call = callFor(structuredContent ?? {});
  if (call === undefined || callTool === null) return showMessage('Respuesta sin tabla.', said);
  clearTimeout(next);
  void consult(call, () => showMessage('Respuesta sin tabla.', said));
}

/** Returns the call by which the page gets what it shows of a result; undefined for one without offers. */
function callFor({ consulta, ofertas, solicitud_id }) {
  const handle = consulta ?? ofertas?.[0]?.oferta_id;
  if (typeof handle !== 'string') return undefined;
  return solicitud_id ? { name: DRAFT_TOOL, args: { solicitud_id } } : { name: CONSULT_TOOL, args: { consulta: handle } };
}

/** Milliseconds after which a quotation is consulted again that insurers may still add to. */
const CONSULT_AFTER_MS = 15000;
let callTool = null;
let shownBy;
let next;

/** Consults quotations by the host once it says how it calls a tool. */
function followBy(call) {
  callTool = call;
}

/** Says who may still answer, and consults the quotation later. */
function follow() {
  clearTimeout(next);
  const { pending } = view;
  byId('pending').hidden = !pending;
  if (!pending) return;
  setText('pending-names', pending.names);
  setText('pending-how', 'Sus ofertas aparecerán aquí si llegan.');
  next = setTimeout(() => consult(shownBy, () => setText('pending-how', 'Para verlas, pídeselas al asistente dentro de medio minuto.')), CONSULT_AFTER_MS);
}

/** Calls a tool for what the page shows. Calls \`onFailed\` where there is none. */
async function consult(call, onFailed) {
  shownBy = call;
  const answer = await callTool(call.name, { ...call.args, vista: true }).catch(() => null);
  if (shownBy !== call) return;
  const given = answer?._meta?.[VIEW];
  if (!Array.isArray(given?.levels)) return onFailed();
  const isSame = view?.reference === given.reference;
  showQuotation(given, isSame ? view.levels[open]?.name : undefined, isSame ? marked : []);
}

const isSameOffer = (one) => (other) =>
  ['names', 'product', 'price', 'excess'].every((key) => one[key] === other[key]);

/** Shows a quotation: with the open level and the compared offers of before, where it is the same one. */
function showQuotation(given, level, compared = []) {
  view = given;
  open = Math.max(0, view.levels.findIndex(({ name }) => name === level));
  marked = view.levels.flatMap(({ offers }) => offers).filter((offer) => compared.some(isSameOffer(offer)));
  setText('title', view.title);
  setText('facts', view.facts.join(' · '));
  byId('offers').hidden = view.levels.length === 0;
  if (view.levels.length > 0) drawOffers();
  drawComparison();
  follow();
  setText('notice', view.notice ?? '');
  byId('notice-section').hidden = view.notice === null;
  setText('next-step', view.nextStep);
  setText('reference', view.reference ?? '');
  setText('own-reference', view.ownReference ?? '');
  byId('own-reference-row').hidden = view.ownReference === null;
  byId('message').hidden = true;
  byId('quotation').hidden = false;
}

/** Lets offers be chosen once the host says how it opens an address. */
function showChoice(openAddress) {
  openPage = openAddress;
  if (view && view.levels.length > 0) drawOffers();
}
`;
