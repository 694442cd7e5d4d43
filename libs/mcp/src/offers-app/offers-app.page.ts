/**
 * The markup, well-formed as XML too, empty of data: the script fills it with text. Roles of the table and the lists are written
 * out because narrow screens lay them out as blocks, and a browser may forget what they are.
 */
export const OFFERS_PAGE_BODY = `
<main>
  <section id="message" class="message" role="status">
    <h1 id="message-title" class="waiting">Pidiendo precios a las aseguradoras…</h1>
    <p id="message-text" hidden=""></p>
  </section>

  <div id="quotation" hidden="">
    <header>
      <h1 id="title"></h1>
      <p id="facts" class="facts"></p>
      <p id="pending" class="facts" role="status" hidden=""><strong id="pending-names"></strong> <span id="pending-how"></span></p>
    </header>

    <section id="comparison" class="comparison" aria-labelledby="comparison-title" hidden="">
      <div class="bar">
        <h2 id="comparison-title" tabindex="-1">Una junto a otra</h2>
        <button id="close" type="button" class="plain">Cerrar la comparación</button>
      </div>
      <table role="table" aria-labelledby="comparison-title">
        <thead role="rowgroup"><tr id="compared" role="row"></tr></thead>
        <tbody id="differences" role="rowgroup"></tbody>
      </table>
      <details id="same"><summary id="same-title"></summary><ul id="same-names" role="list"></ul></details>
    </section>

    <div id="offers">
      <div id="levels" class="levels" role="group" aria-label="Nivel de cobertura"></div>
      <div class="bar"><h2 id="level"></h2><span id="order"></span></div>
      <p id="means" class="means"></p>
      <ol id="rows" role="list" aria-labelledby="level"></ol>
    </div>

    <footer>
      <section id="notice-section" aria-labelledby="notice-title">
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
