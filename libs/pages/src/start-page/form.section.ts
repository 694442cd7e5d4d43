import {
  formField,
  INSURANCE_LINES,
  LINES,
  sayFault,
  type Fault,
  type Field,
  type InsuranceLine,
  type Language,
} from '@cotiza/contract';
import { markup, upperFirst, type Markup } from '@cotiza/kernel';
import { FORM_TEXTS } from '../customer-form/form.texts';
import { fieldOf, textOf } from './asked';
import { FACTS } from './facts.table';
import type { Option, Shown } from './shown';
import { TEXTS } from './texts';

/** The form that looks up another vehicle; its field and button are inside the other form. */
const SEARCH_ID = 'otro';

/** Renders the form, with the faults of what was sent beside its fields. */
export function formSection(shown: Shown): Markup {
  const { asked, outcome } = shown;
  const { line, language, search } = asked;
  const texts = TEXTS[language];
  const { ramo } = LINES[line];
  const faults = outcome && 'refusal' in outcome ? outcome.refusal.faults : [];
  const others = faults.filter(({ campo }) => !Object.hasOwn(FACTS[line], campo));
  const action = new URLSearchParams({ ramo, ...(search === undefined ? {} : { texto: search }) });
  return markup`<section class="pane" id="probar">
<h2 class="unseen">${texts.formHeading}</h2>
<nav aria-label="${texts.line}"><ul class="lines">
${INSURANCE_LINES.map((each) => lineLink(each, each === line, language))}
</ul></nav>
<form id="${SEARCH_ID}"><input type="hidden" name="ramo" value="${ramo}" /></form>
<form method="post" action="?${action.toString()}#resultado" ${estimateTool(line)}>
${others.length === 0 ? null : markup`<div class="faults"><p>${texts.faultsElsewhere}</p><ul lang="es">${others.map(({ campo, mensaje }) => markup`<li>${campo}: ${mensaje}</li>`)}</ul></div>`}
<div class="facts">
${Object.entries(FACTS[line]).map(([path, label]) =>
  fact({ path, label: label[language], fault: faults.find(({ campo }) => campo === path) }, shown),
)}
</div>
<button class="go">${texts.submit}</button>
<p class="note">${texts.kept}</p>
</form>
</section>`;
}

/**
 * Declares the form to browser agents as a tool that sends itself (WebMCP, draft of 2026): it keeps nothing and asks for no identity. The
 * answer is the page that follows.
 */
function estimateTool(line: InsuranceLine): Markup {
  const { ramo } = LINES[line];
  const others = INSURANCE_LINES.filter((each) => each !== line).map((each) => `?ramo=${LINES[each].ramo}`);
  const description = `Estima el precio anual de un seguro de ${ramo} en varias aseguradoras españolas, sin identidad y sin guardar nada. Los campos traen un ejemplo: cambia lo que digas del cliente. Otros ramos: ${others.join(' y ')}.`;
  return markup`toolname="estimar_${ramo}" tooldescription="${description}" toolautosubmit=""`;
}

const lineLink = (line: InsuranceLine, isCurrent: boolean, language: Language): Markup =>
  markup`<li><a href="?ramo=${LINES[line].ramo}"${isCurrent ? markup` aria-current="page"` : null}>${language === 'es' ? upperFirst(LINES[line].ramo) : line}</a></li>`;

interface FactParts {
  readonly path: string;
  readonly label: string;
  readonly fault: Fault | undefined;
}

function fact({ path, label, fault }: FactParts, { asked, body, vehicles, notice }: Shown): Markup {
  const field = fieldOf(asked.line, path);
  const isVehicle = field.catalogue === 'vehicle-versions';
  const value = textOf(body, path, asked);
  const options = isVehicle ? vehicles : optionsOf(field, asked.language);
  const faultId = `fallo-${path}`;
  const common = markup`id="${path}" name="${path}" toolparamdescription="${describedFor(field)}"${fault ? markup` aria-invalid="true" aria-describedby="${faultId}"` : null}`;
  return markup`<div class="${options ? 'fact wide' : 'fact'}">
<label for="${path}">${label}</label>
${options ? select(common, options, value) : markup`<input ${common} value="${value}" autocomplete="off"${inputKind(field)} />`}
${fault ? markup`<p class="fault" id="${faultId}">${asked.language === 'es' ? fault.mensaje : sayFault(fault, formField(path, field, asked.language))}</p>` : null}${isVehicle ? vehicleSearch(asked.language, asked.search, notice) : null}
</div>`;
}

/** Says of a field what a browser agent cannot see in the form. Chromium itself adds the form of a date. */
const describedFor = ({ description, kind, format }: Field): string =>
  kind.type === 'date' || format === undefined ? description : `${description} ${upperFirst(format)}.`;

function inputKind({ kind }: Field): Markup | null {
  if (kind.type === 'date') return markup` type="date"`;
  return kind.type === 'text' ? null : markup` inputmode="decimal"`;
}

const optionsOf = ({ kind }: Field, language: Language): readonly Option[] | undefined =>
  kind.type === 'choice'
    ? kind.enumeration.values.map((value) => ({
        value,
        label: kind.enumeration[language === 'es' ? 'labels' : 'english'][value] ?? value,
      }))
    : undefined;

/** A value that is not among the options stays what was sent. */
function select(common: Markup, options: readonly Option[], value: string): Markup {
  const all = options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
  return markup`<select ${common}>${all.map(
    (option) =>
      markup`<option value="${option.value}"${option.value === value ? markup` selected="selected"` : null}>${option.label}</option>`,
  )}</select>`;
}

function vehicleSearch(language: Language, search: string | undefined, notice: string | undefined): Markup {
  const texts = TEXTS[language];
  return markup`<details${search === undefined ? null : markup` open="open"`}><summary>${texts.search}</summary>
<div class="search"><label for="texto">${texts.searchLabel}</label><input form="${SEARCH_ID}" id="texto" name="texto" value="${search ?? ''}" autocomplete="off" />
${notice === undefined ? null : markup`<p class="fault">${FORM_TEXTS[language].near(notice)}</p>`}<button form="${SEARCH_ID}">${texts.searchButton}</button></div></details>`;
}
