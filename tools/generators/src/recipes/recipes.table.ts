import type { Edit } from './scratch-tree';

/** A recipe of CONTRIBUTING.md, and a change that is made by it. */
export interface Recipe {
  readonly title: string;
  /** Edits by hand. */
  readonly edits: readonly Edit[];
  /** A text that `npm run generate` writes because of them. */
  readonly generated?: { readonly path: string; readonly text: string };
}

const TABLES = 'libs/contract/src/tables';
const REMOTE = 'libs/insurers/remote/src';
const LINES = 'libs/insurers/tariff/src/lines';
const CONNECTOR = 'libs/insurers/tariff/src/connector';
const CANDIL = 'libs/insurers/tariff/rate-books/candil-car-2026.3.json';

const before = (path: string, from: string, added: string): Edit => ({ path, from, to: `${added}${from}` });
const after = (path: string, from: string, added: string): Edit => ({ path, from, to: `${from}${added}` });

/** An optional field of a car that no insurer reads. */
const field: readonly Edit[] = [
  before(
    `${TABLES}/car.table.ts`,
    'const use = aboutUse(',
    "const towBar = aboutCar('¿Lleva enganche de remolque?', { hint: 'opcional' });\n",
  ),
  before(
    `${TABLES}/car.table.ts`,
    '    retail_price: ',
    "    tow_bar: optional(flag(), { use: USES.unused, description: 'Si lleva enganche.', question: towBar, example: true }),\n",
  ),
  before('docs/specification/fields.md', '| `retail_price` |', '| `tow_bar` | | | | No insurer uses it. |\n'),
  before(
    `${TABLES}/vehicle-car.rows.spec.ts`,
    "  '[Vehicle (Car) / retail_price]",
    "  '[Vehicle (Car) / tow_bar]': at('tow_bar').optional().flag(),\n",
  ),
];

/** A country, with the codes that the insurers over the network give it; La Lonja takes ours, and Faro the two letters of ISO. */
const value: readonly Edit[] = [
  after(
    'libs/contract/src/enumerations/countries.ts',
    "  ZAF: ['Sudáfrica', 'ZA,África del Sur,sudafricano,sudafricana,South African'],\n",
    "  LUX: ['Luxemburgo', 'LU,luxemburgués,luxemburguesa,Luxembourgish'],\n",
  ),
  after(`${TABLES}/enumerations.rows.spec.ts`, 'EGY, ZAF', ', LUX'),
  after(`${REMOTE}/faro/vendor/codes.csv`, 'Pais,ZA,Sudáfrica\n', 'Pais,LU,Luxemburgo\n'),
  after(`${REMOTE}/faro/vendor/openapi.json`, '          "EG",\n', '          "LU",\n'),
  after(`${REMOTE}/roble/roble.codes.ts`, "    ZAF: '710',\n", "    LUX: '442',\n"),
  after(`${REMOTE}/roble/vendor/codes.csv`, 'Pais,710,Sudáfrica\n', 'Pais,442,Luxemburgo\n'),
  after(
    `${REMOTE}/roble/vendor/roble.xsd`,
    '      <xs:enumeration value="710"/>\n',
    '      <xs:enumeration value="442"/>\n',
  ),
  after(`${REMOTE}/lonja/vendor/codes.csv`, 'Pais,ZAF,Sudáfrica\n', 'Pais,LUX,Luxemburgo\n'),
  after(`${REMOTE}/lonja/vendor/openapi.json`, '          "EGY",\n', '          "LUX",\n'),
];

/** Another first premium of a book that is not released. */
const rate: readonly Edit[] = [{ path: CANDIL, from: /("purePremiumEuros": \d+)(\.\d+)?/, to: '$1.9' }];

/** Divides the premium that `rate` sets by ten, as a misplaced decimal point would. */
export const TENTH: Edit = { path: CANDIL, from: /("purePremiumEuros": \d+)(\d)\.9/, to: '$1.$2' };

/** Luggage, which Candil includes from its second modality on. */
const guarantee: readonly Edit[] = [
  before(
    'libs/contract/src/covers/car.covers.ts',
    '  sustitucion: {',
    "  equipaje: {\n    name: 'Equipaje',\n    cover: 'Paga el equipaje que se dañe en un accidente.',\n    excludes: ['No paga joyas, dinero ni documentos.'],\n  },\n",
  ),
  before(
    CANDIL,
    '    {\n      "id": "fire"',
    '    {\n      "id": "luggage",\n      "name": "Equipaje",\n      "cover": "Paga hasta 600 euros por el equipaje que se dañe en un accidente.",\n      "code": "equipaje",\n      "limitEuros": 600,\n      "purePremiumEuros": 3\n    },\n',
  ),
  after(CANDIL, '"adds": ["glass"', ', "luggage"'),
];

/** The field of `field`, which now rates. */
const factor: readonly Edit[] = [
  {
    path: `${TABLES}/car.table.ts`,
    from: /(tow_bar: optional\(flag\(\), \{\s+use: USES\.)unused/,
    to: '$1price',
  },
  before(
    'libs/contract/src/form/english-rows.data.ts',
    "  'vehicle.retail_price':",
    "  'vehicle.tow_bar': { question: 'Does it have a tow bar?' },\n",
  ),
  { path: 'docs/specification/fields.md', from: /(`tow_bar` .*)No insurer uses it\. /, to: '$1' },
  before(
    `${LINES}/car-risk.ts`,
    '  use: choice(motorEnumerations.carUse',
    "  towBar: flag(0, 'enganche de remolque'),\n",
  ),
  { path: `${LINES}/car-risk.ts`, from: 'import { choice, type Chosen }', to: 'import { choice, flag, type Chosen }' },
  before(
    `${CONNECTOR}/to-motor-risk.mapper.ts`,
    '    use: body.vehicle.use',
    '    towBar: body.vehicle.tow_bar ?? false,\n',
  ),
  before(
    'apps/insurer-simulator/src/pricing/risk.mapper.ts',
    "    use: codes.carUse(facts.text('use')),\n",
    '    towBar: false,\n',
  ),
  after(
    `${CONNECTOR}/to-risk.mapper.spec.ts`,
    "      'vehicle.parking_type': 'NoGarage',\n",
    "      'vehicle.tow_bar': true,\n",
  ),
  after(`${CONNECTOR}/to-risk.mapper.spec.ts`, "      parking: 'NoGarage',\n", '      towBar: true,\n'),
  before(
    CANDIL,
    '    {\n      "name": "use"',
    '    {\n      "name": "tow-bar",\n      "kind": "values",\n      "variable": "towBar",\n      "values": { "No": 1, "Yes": 1.05 },\n      "applies": ["bodily-liability", "property-liability"],\n      "why": "Ours: a trailer brakes worse."\n    },\n',
  ),
];

const sentence = after(
  'libs/notifications/src/letter/write-letter.ts',
  'Puedes reclamar ante la AEPD, www.aepd.es.',
  ' Guarda este correo hasta que contrates.',
);

export const RECIPES: readonly Recipe[] = [
  { title: 'A field', edits: field, generated: { path: 'openapi.json', text: '"tow_bar"' } },
  { title: 'A value of a field', edits: value, generated: { path: 'docs/specification/fields.md', text: 'ZAF, LUX' } },
  { title: 'A rate', edits: rate },
  { title: 'A guarantee', edits: guarantee },
  {
    title: 'A rating factor that needs a new fact',
    edits: factor,
    generated: { path: 'docs/specification/fields.md', text: '`tow_bar` ' },
  },
  { title: 'A sentence of the e-mail', edits: [sentence] },
  {
    title: 'An insurer or connector',
    edits: [],
    generated: { path: 'schemas/insurers-file.schema.json', text: 'acme-seguros' },
  },
];
