import { PROBLEMS, refusalBody, type Language } from '@cotiza/contract';
import { euros, markup, type Markup } from '@cotiza/kernel';
import type { EstimateResult } from '@cotiza/quoting';
import { callsOf } from './calls';
import type { Outcome, Shown } from './shown';
import { TEXTS } from './texts';

const CHARACTERS_PER_TOKEN = 4;

/** Code to read and copy; a long one scrolls, with the keyboard too. */
export const code = (text: string): Markup => markup`<pre tabindex="0"><code>${text}</code></pre>`;

interface View {
  readonly name: string;
  readonly content: Markup;
}

/** Renders the views of a result, one at a time: the prices, the answer, and the call in each language. */
export function resultSection({ asked, body, addresses, outcome }: Shown): Markup {
  const texts = TEXTS[asked.language];
  const calls = Object.entries(callsOf(asked.line, body, addresses));
  const views: readonly View[] = [
    ...(outcome ? outcomeViews(outcome, asked.language) : []),
    ...calls.map(([name, call]) => ({ name, content: code(call) })),
  ];
  return markup`<section class="pane views" id="resultado">
<h2 class="unseen">${texts.resultHeading}</h2>
${outcome ? null : note(texts.before)}
${views.map(
  ({ name, content }, place) =>
    markup`<input type="radio" name="vista" id="vista-${place}"${place === 0 ? markup` checked="checked"` : null} /><label for="vista-${place}">${name}</label>
<div class="view">
${content}
</div>`,
)}
</section>`;
}

const note = (text: string): Markup => markup`<p class="note">${text}</p>`;

/** The answer as an agent gets it; a customer sees prices only. */
function outcomeViews(outcome: Outcome, language: Language): readonly View[] {
  const texts = TEXTS[language];
  const isRefused = 'refusal' in outcome;
  const answer = isRefused ? refusalBody(outcome.refusal, outcome.requestId) : outcome.result;
  const status = isRefused ? PROBLEMS[outcome.refusal.problem].status : 200;
  const tokens = Math.ceil(JSON.stringify(answer).length / CHARACTERS_PER_TOKEN);
  const measured = texts.measured(status, outcome.ms, tokens.toLocaleString(language));
  const received = {
    name: texts.agent,
    content: markup`${note(measured)}
${code(JSON.stringify(answer, null, 2))}`,
  };
  return isRefused ? [received] : [{ name: texts.customer, content: prices(outcome.result, language) }, received];
}

function prices({ niveles, aviso }: EstimateResult, language: Language): Markup {
  const texts = TEXTS[language];
  const rows = niveles.map(
    ({ nombre, desde, hasta, aseguradoras }) =>
      markup`<div><dt lang="es">${nombre} <span>${aseguradoras[0]?.aseguradora ?? null}</span></dt>
<dd><strong>${euros(desde)}</strong> <span>${desde === hasta ? texts.onePrice : texts.to(euros(hasta))}</span></dd></div>`,
  );
  return markup`${
    rows.length === 0
      ? note(texts.noPrices)
      : markup`<dl class="prices">
${rows}
</dl>`
  }
<p class="note" lang="es">${aviso}</p>`;
}
