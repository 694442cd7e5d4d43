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
