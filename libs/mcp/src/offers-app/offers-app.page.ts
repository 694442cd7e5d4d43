/**
 * The markup, well-formed as XML too, empty of data: the script fills it with text. The roles of the table are written
 * out because narrow screens show it as cards, and a browser may forget a table that is not laid out as one.
 */
export const OFFERS_PAGE_BODY = `
<main>
  <section id="message" class="message" role="status">
    <h1 id="message-title" class="waiting">Pidiendo precios a las aseguradoras…</h1>
    <p id="message-text" hidden=""></p>
  </section>

  <div id="quotation" hidden="">
    <header>
      <h1 id="line"></h1>
      <p id="best" class="best-price"></p>
    </header>

    <div id="offers">
      <div id="filters" class="filters" role="group" aria-label="Filtrar las ofertas">
        <div id="modality-filter" class="filter">
          <label for="modality">Modalidad</label>
          <select id="modality"></select>
        </div>
        <div id="price-filter" class="filter">
          <div class="filter-label">
            <label for="max-price">Precio máximo</label>
            <output id="max-price-shown" for="max-price"></output>
          </div>
          <input id="max-price" type="range" step="1" />
        </div>
        <button id="clear" type="button" class="plain" hidden="">Quitar filtros</button>
      </div>

      <p id="count" class="count" role="status"></p>

      <table role="table" aria-labelledby="caption">
        <caption id="caption" class="unseen"></caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" data-field="insurer">
              <button type="button"><span class="unseen">Ordenar por </span>Aseguradora</button>
            </th>
            <th role="columnheader" scope="col" data-field="modality">
              <button type="button"><span class="unseen">Ordenar por </span>Modalidad</button>
            </th>
            <th role="columnheader" scope="col" class="excess">Franquicia</th>
            <th role="columnheader" scope="col" class="price" data-field="price" aria-sort="ascending">
              <button type="button"><span class="unseen">Ordenar por </span>Precio</button>
            </th>
          </tr>
        </thead>
        <tbody id="rows" role="rowgroup"></tbody>
      </table>
      <p id="none-left" class="none-left" hidden="">Ninguna oferta cumple los filtros.</p>
      <button id="more" type="button" class="more" aria-expanded="false" aria-controls="rows" hidden=""></button>
    </div>

    <footer>
      <section aria-labelledby="notice-title">
        <h2 id="notice-title">Aviso</h2>
        <p id="notice"></p>
      </section>
      <section aria-labelledby="next-step-title">
        <h2 id="next-step-title">Siguiente paso</h2>
        <p id="next-step"></p>
      </section>
      <dl>
        <div><dt>Referencia</dt><dd id="reference"></dd></div>
        <div id="own-reference-row"><dt>Referencia propia</dt><dd id="own-reference"></dd></div>
      </dl>
    </footer>
  </div>
</main>
`;
