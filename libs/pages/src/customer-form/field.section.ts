import {
  CATALOGUE_TEXT_MAX_CHARS,
  DAY_BOXES,
  dayBox,
  longestTyped,
  noneBox,
  PLATE_IN_BOX,
  splitDay,
  writeField,
  type FormField,
  type FormOption,
} from '@cotiza/contract';
import { markup, type Markup } from '@cotiza/kernel';
import type { PlateVehicle } from '@cotiza/quoting';
import { FORM_TEXTS, type FormTexts } from './form.texts';
import { SEARCH_BUTTON, wordsName } from './posted-step';
import type { FieldView, QuestionView } from './step-view';
import { OTHER_VEHICLE } from './vehicle-question';

/** Returns the values of a catalogue for a list, and the words for a value. */
export interface CatalogueWords {
  readonly texts: FormTexts;
  /** The insured thing, as in `tu coche`. */
  readonly insured: string;
  readonly optionsOf: (view: FieldView) => readonly FormOption[];
  readonly nameOf: (view: FieldView) => string;
  /** Returns the only town of a postal code; undefined where it has several, and for other fields. */
  readonly townOf: (view: FieldView) => string | undefined;
  readonly searchHint: (view: FieldView) => string | null;
}

/** Options with a label longer than this, or with more characters in all, are set below one another. */
const LONGEST_IN_A_ROW = 24;
const MOST_IN_ROWS = 60;
/** As many options or more are cards beside one another, where no label is longer than this. */
const FEWEST_CARDS = 4;
const LONGEST_CARD = 41;

/** Renders the questions of a section. Those that a plate saves are folded. */
export function questionSections(questions: readonly QuestionView[], words: CatalogueWords): Markup {
  const folded = questions.filter(isSavedByPlate);
  return markup`${questions.flatMap((question) => {
    if (folded.includes(question)) return question === folded[0] ? [withoutPlate(folded, words)] : [];
    return question.openedBy === undefined ? [withOpened(question, questions, words)] : [];
  })}`;
}

/** The style hides what no choice has opened yet, but for faults, which are linked. */
function withOpened(question: QuestionView, questions: readonly QuestionView[], words: CatalogueWords): Markup {
  const own = questionSection(question, words);
  const opened = questions.filter(({ openedBy }) => openedBy !== undefined && openedBy === question.opens?.path);
  if (opened.length === 0) return own;
  return markup`<div class="opener">${own}
${opened.map((each) => markup`<div${each.fields.some(({ fault }) => fault !== undefined) ? null : markup` class="opened"`}>${questionSection(each, words)}</div>`)}</div>`;
}

const isSavedByPlate = ({ fields }: QuestionView): boolean =>
  fields.every(({ field, asked }) => field.row.instead !== undefined && asked.isOpen);

function withoutPlate(questions: readonly QuestionView[], words: CatalogueWords): Markup {
  const isUsed = questions.some(({ fields }) =>
    fields.some(({ value, fault, search }) => (value ?? fault ?? search) !== undefined),
  );
  return markup`<details${isUsed ? markup` open="open"` : null}><summary>${words.texts.noPlate}</summary><div class="unfolded">
${questions.map((question) => questionSection(question, words))}
</div></details>`;
}

/** Renders a question: one field under it, or several in a group. */
function questionSection(question: QuestionView, words: CatalogueWords): Markup {
  const { text, fields } = question;
  const [first] = fields;
  if (first && fields.length === 1 && first.field.label === undefined)
    return control(first, text, words, question.opens);
  return markup`<fieldset>
<legend>${text}</legend>
${fields.map((view) => control(view, view.field.label ?? text, words, question.opens))}
</fieldset>`;
}

function control(view: FieldView, label: string, words: CatalogueWords, opens: QuestionView['opens']): Markup {
  const parts = { view, label };
  switch (view.field.control) {
    case 'radios':
      return radios(parts, view.field.options ?? [], opens?.path === view.field.path ? opens.values : NO_VALUES);
    case 'day':
      return dayBoxes(parts);
    case 'statement':
      return statement(view);
    case 'list':
      return field(parts, list(view, words.optionsOf(view)));
    case 'search':
      return view.confirms === undefined ? search(parts, words) : confirmation(parts, view.confirms, words);
    case 'plate':
      return field(parts, plateBox(view));
    default:
      return field(parts, markup`${textField(view)}${townHint(view, words)}`);
  }
}

const NO_VALUES: ReadonlySet<string> = new Set();

interface Parts {
  readonly view: FieldView;
  readonly label: string;
}

const hintId = ({ field: { path } }: FieldView) => `${path}-ayuda`;
const faultId = ({ field: { path } }: FieldView) => `${path}-fallo`;

const textsOf = ({ language }: FormField) => FORM_TEXTS[language];

const optional = ({ asked, field }: FieldView): Markup | null =>
  asked.isRequired || field.control === 'plate'
    ? null
    : markup` <span class="optional">(${textsOf(field).optional})</span>`;

const remarks = (view: FieldView): Markup =>
  markup`${view.field.hint === undefined ? null : markup`<p class="hint" id="${hintId(view)}">${view.field.hint}.</p>`}${
    view.field.words.help === undefined
      ? null
      : markup`<details class="explained"><summary>${textsOf(view.field).help}<span class="unseen"> ${view.field.label ?? null}</span></summary><p class="hint">${view.field.words.help}.</p></details>`
  }${view.fault === undefined ? null : markup`<p class="fault" id="${faultId(view)}">${view.fault}</p>`}`;

function described(view: FieldView): Markup {
  const ids = [
    ...(view.field.hint === undefined ? [] : [hintId(view)]),
    ...(view.fault === undefined ? [] : [faultId(view)]),
  ];
  return markup`${ids.length === 0 ? null : markup` aria-describedby="${ids.join(' ')}"`}`;
}

const invalid = ({ fault }: FieldView): Markup | null => (fault === undefined ? null : markup` aria-invalid="true"`);

function field({ view, label }: Parts, input: Markup): Markup {
  return markup`<div class="field"><label for="${view.field.path}">${label}${optional(view)}</label>
${remarks(view)}${input}
</div>`;
}

function textField(view: FieldView): Markup {
  const {
    path,
    row,
    words: { none, proposal },
    autocomplete,
  } = view.field;
  const { kind } = row;
  const isShort = kind.type !== 'text' || kind.maxLength <= 20;
  return markup`<input type="${typeOf(path)}" id="${path}" name="${path}" value="${writeField(row, view.value)}" maxlength="${longestTyped(row)}" autocomplete="${autocomplete ?? 'off'}"${keyboard(view.field)}${isShort ? markup` class="short"` : null}${described(view)}${invalid(view)} />${
    proposal === undefined
      ? null
      : markup`<button class="quiet-button" name="${SEARCH_BUTTON}" value="${path}">${proposal}</button>${view.notice === undefined ? null : markup`<p class="hint" role="status">${view.notice}</p>`}`
  }${
    none === undefined
      ? null
      : markup`<label class="none"><input type="checkbox" name="${noneBox(path)}" value="true"${checked(view.value === null)} /> ${none}</label>`
  }`;
}

function townHint(view: FieldView, { townOf, texts }: CatalogueWords): Markup | null {
  const town = townOf(view);
  return town === undefined ? null : markup`<p class="hint">${texts.town}: ${town}.</p>`;
}

/** Renders a day in three boxes; the link of a fault leads to the first. */
function dayBoxes({ view, label }: Parts): Markup {
  const { path, autocomplete } = view.field;
  const texts = splitDay(view.value);
  return markup`<fieldset class="field"${described(view)}><legend>${label}${optional(view)}</legend>
${remarks(view)}<div class="day">${DAY_BOXES.map((box, at) => {
    const id = at === 0 ? path : dayBox(path, box);
    return markup`<div><label for="${id}">${box.label[view.field.language]}</label>
<input type="text" id="${id}" name="${dayBox(path, box)}" value="${texts[at] ?? ''}" maxlength="${box.maxLength}" inputmode="numeric" autocomplete="${autocomplete === 'bday' ? box.autocomplete : 'off'}"${invalid(view)} /></div>`;
  })}</div>
</fieldset>`;
}

/** Renders a box in the colours of a plate. Browsers judge it when it is left; Enter in it searches. */
function plateBox(view: FieldView): Markup {
  const { path, row } = view.field;
  return markup`<div class="search"><div class="plate"><span aria-hidden="true">E</span><input type="text" id="${path}" name="${path}" value="${writeField(row, view.value)}" maxlength="${longestTyped(row)}" pattern="${PLATE_IN_BOX}" autocomplete="off" autocapitalize="characters" spellcheck="false"${described(view)}${invalid(view)} />
<p class="fault when-left" role="status">${textsOf(view.field).badPlate}</p></div>
<button name="${SEARCH_BUTTON}" value="${path}">${textsOf(view.field).search}</button></div>`;
}

/** Asks whether the vehicle of the plate is the customer's. */
function confirmation({ view }: Parts, { versionId, text }: PlateVehicle, { insured, texts }: CatalogueWords): Markup {
  const options = [
    { value: versionId, label: texts.isMine(insured) },
    { value: OTHER_VEHICLE, label: texts.isOther },
  ];
  return markup`<fieldset class="confirm"${described(view)}><legend>${texts.isItYours(text, insured)}</legend>
${remarks(view)}${choice(view, options)}
</fieldset>`;
}

const checked = (is: boolean): Markup | null => (is ? markup` checked="checked"` : null);

function typeOf(path: string): string {
  if (path.endsWith('.phone')) return 'tel';
  return path.endsWith('.email') ? 'email' : 'text';
}

/** Says which keyboard a telephone shows, and that nothing corrects a name or a code. */
function keyboard({ row: { kind }, autocomplete, path }: FormField): Markup | null {
  switch (kind.type) {
    case 'integer':
      return markup` inputmode="numeric"`;
    case 'number':
      return markup` inputmode="decimal"`;
    default:
      if (path.endsWith('postal_code')) return markup` inputmode="numeric"`;
      if (autocomplete === 'email' || autocomplete === 'tel') return markup` spellcheck="false"`;
      return markup` autocapitalize="${/document_id$|plate$|_number$|cadastral/.test(path) ? 'characters' : 'words'}" spellcheck="false"`;
  }
}

/** A value that is not among the options stays what was sent. */
function list(view: FieldView, options: readonly FormOption[]): Markup {
  const { path, row } = view.field;
  const value = writeField(row, view.value);
  const all = [{ value: '', label: textsOf(view.field).choose }, ...options];
  return markup`<select id="${path}" name="${path}"${described(view)}${invalid(view)}>${all.map(
    (option) =>
      markup`<option value="${option.value}"${option.value === value ? markup` selected="selected"` : null}>${option.label}</option>`,
  )}</select>`;
}

function radios({ view, label }: Parts, options: readonly FormOption[], opening: ReadonlySet<string>): Markup {
  return markup`<fieldset${described(view)}><legend>${label}${optional(view)}</legend>
${remarks(view)}${choice(view, options, opening)}
</fieldset>`;
}

/** Renders what the customer confirms. It is ticked only where that was done before. */
function statement(view: FieldView): Markup {
  const { path, words } = view.field;
  return markup`<div class="field">${remarks(view)}<label class="agree"><input type="checkbox" id="${path}" name="${path}" value="true"${checked(view.value === true)}${described(view)}${invalid(view)} /> <span>${words.statement ?? null}</span></label></div>`;
}

/** The link of a fault leads to the first option. */
function choice(view: FieldView, options: readonly FormOption[], opening = NO_VALUES): Markup {
  const { path, row } = view.field;
  const value = view.value === undefined ? undefined : writeField(row, view.value);
  const lengths = options.map((option) => option.label.length);
  const isLong = Math.max(...lengths) > LONGEST_IN_A_ROW || lengths.reduce((all, one) => all + one, 0) > MOST_IN_ROWS;
  const isCards = options.length >= FEWEST_CARDS && Math.max(...lengths) <= LONGEST_CARD;
  return markup`<div class="${isCards ? 'options cards' : isLong ? 'options long' : 'options'}">${options.map(
    (option, at) =>
      markup`<label><input type="radio"${at === 0 ? markup` id="${path}"` : null} name="${path}" value="${option.value}"${opening.has(option.value) ? markup` class="opens"` : null}${checked(option.value === value)}${invalid(view)} /> ${option.label}</label>`,
  )}</div>`;
}

/** Renders a search by words in a catalogue, which is in Spanish, with what it found as options. Without a script, its button shows the step again. */
function search({ view, label }: Parts, words: CatalogueWords): Markup {
  const { path } = view.field;
  const options = searchedOptions(view, words);
  const wordsId = options.length === 0 ? path : `${path}-texto`;
  const notice = view.search?.notice ?? view.notice;
  return markup`<fieldset${described(view)}><legend>${label}${optional(view)}</legend>
${remarks(view)}${notice === undefined ? null : markup`<p class="hint" role="status">${notice}</p>`}
${options.length === 0 ? null : markup`<div lang="es">${choice(view, options)}</div>`}
<div class="search"><div><label for="${wordsId}">${options.length === 0 ? words.searchHint(view) : words.texts.searchAgain}</label>
<input type="text" id="${wordsId}" name="${wordsName(path)}" value="${view.search?.words ?? ''}" maxlength="${CATALOGUE_TEXT_MAX_CHARS}" autocomplete="off" /></div>
<button name="${SEARCH_BUTTON}" value="${path}">${textsOf(view.field).search}</button></div>
</fieldset>`;
}

function searchedOptions(view: FieldView, words: CatalogueWords): readonly FormOption[] {
  const { value, search, candidates } = view;
  const offered = search?.options ?? candidates ?? [];
  // A value that has candidates in its place is none of the options.
  if (value === undefined || value === null || candidates) return offered;
  const text = String(value);
  return offered.some((option) => option.value === text)
    ? offered
    : [{ value: text, label: words.nameOf(view) }, ...offered];
}
