import { TEST_DAY } from '@cotiza/contract/testing';
import type { DoorName } from './door/door';
import { figuresOf, type FigureName } from './figures/figures';
import { scoreOf, verdictsOf } from './figures/verdicts';
import { PERSONAS } from './personas.table';
import { runAgents } from './run-agents';
import { serve, type Served } from './testing/served';
import { spoiled, type Plant } from './testing/spoiled-door';

let service: Served;
beforeAll(async () => (service = await serve()));
afterAll(() => service.close());

const NO_WAIT = { wait: () => Promise.reject(new Error('nobody has to wait here')) };

async function play(persona: string, doors: readonly DoorName[], plant: Plant = {}) {
  const personas = PERSONAS.filter(({ name }) => name === persona);
  const plan = { ...NO_WAIT, url: service.url, fetch: spoiled(plant), seed: 1, people: 2, today: TEST_DAY };
  const verdicts = verdictsOf(figuresOf(await runAgents({ ...plan, personas, doors })));
  const missed = [...new Set(verdicts.filter(({ isKept }) => !isKept).map(({ figure }) => figure))];
  return { score: scoreOf(verdicts), missed };
}

const played = new Map<string, ReturnType<typeof play>>();

/** Without a plant: once for each persona and doors. */
function unspoilt(persona: string, doors: readonly DoorName[]): ReturnType<typeof play> {
  const name = [persona, ...doors].join(' ');
  const result = played.get(name) ?? play(persona, doors);
  played.set(name, result);
  return result;
}

const isFault = (value: Record<string, unknown>) => 'campo' in value && 'codigo' in value;
function halve(levels: unknown): void {
  for (const level of levels as { desde: number; hasta: number }[]) level.hasta = level.desde /= 2;
}
const isRequirements = (sent: string) => sent.includes('requisitos');
const TWO_DOORS = ['rest', 'mcp-2025-11-25'] as const;
const MCP = ['mcp-2025-11-25', 'mcp-2026-07-28'] as const;

const isAboutBirth = (row: unknown) => JSON.stringify(row).includes('holder.birth_date');
const withoutBirth = /^\d+\. ¿Cuál es tu fecha de nacimiento\?.*\n/m;

/** Faults that a door could have, who meets them, and the figure that shows them. */
const PLANTS: readonly (readonly [what: string, persona: string, doors: readonly DoorName[], FigureName, Plant])[] = [
  [
    'faults without a question',
    'forgetful',
    TWO_DOORS,
    'helpless',
    {
      object: (value) => void (isFault(value) && delete value.pregunta),
      text: (text, sent) => (isRequirements(sent) ? text : text.replace(/ Pregunta: ¿[^?]*\?/g, '')),
    },
  ],
  [
    'requirements that lose a field',
    'complete',
    TWO_DOORS,
    'turns',
    {
      object: (value, sent) => {
        if (!isRequirements(sent)) return;
        for (const key of ['campos', 'preguntas']) {
          const rows = value[key];
          if (Array.isArray(rows)) value[key] = rows.filter((row) => typeof row === 'string' || !isAboutBirth(row));
        }
      },
      text: (text, sent) => (isRequirements(sent) ? text.replace(withoutBirth, '') : text),
    },
  ],
  ['a text without prices', 'text-only', MCP, 'quoted', { text: (text) => text.replace(/\d[\d.]*,\d\d\s€/g, '') }],
  [
    'a text that says the best of a level without whose it is',
    'text-only',
    MCP,
    'levels',
    { text: (text) => text.replace(/^(- [^:]+: [\d.,]+\s€), [^,;]+(?=.*\]$)/gm, '$1') },
  ],
  [
    'refusals that repeat what was sent',
    'hostile',
    TWO_DOORS,
    'echoes',
    { text: (text, sent) => (text.startsWith('Falta') || text.startsWith('El formato') ? text + sent : text) },
  ],
  [
    'searches that find nothing',
    'text-only',
    MCP,
    'quoted',
    { text: (text) => (/^[a-z-]+: \d+ valor/.test(text) ? text.split('\n')[0]! : text) },
  ],
  [
    'a dry run that calls everything complete',
    'forgetful',
    ['rest'],
    'surprises',
    { object: (value) => void ('completo' in value && Object.assign(value, { completo: true, errores: [] })) },
  ],
  [
    'a question that nobody understands',
    'text-only',
    MCP,
    'puzzling',
    { text: (text) => text.replaceAll('¿Dónde duerme?', '¿Régimen de pernocta?') },
  ],
  [
    'values that are told nowhere',
    'free formats',
    ['rest'],
    'helpless',
    { object: (value) => ['valores', 'opciones', 'catalogo'].forEach((key) => delete value[key]) },
  ],
  [
    'offers whose detail is not found',
    'complete',
    TWO_DOORS,
    'detailed',
    { object: (value) => void (typeof value.oferta_id === 'string' && (value.oferta_id += '9')) },
  ],
  [
    'details that do not add up',
    'complete',
    TWO_DOORS,
    'notAddingUp',
    { object: (value) => void (typeof value.importe === 'number' && (value.importe += 0.01)) },
  ],
  [
    'estimates that ask who somebody is',
    'price first',
    ['rest'],
    'estimated',
    {
      object: (value, sent) => {
        if (sent === '{"insurance_line":"Car"}' && isFault(value)) value.campo = 'holder.document_id';
      },
    },
  ],
  [
    'estimates that are lower than the price',
    'price first',
    TWO_DOORS,
    'outOfRange',
    { object: (value) => void ('niveles' in value && halve(value.niveles)) },
  ],
  [
    'tools that are described at twice the length',
    'complete',
    MCP,
    'tokens',
    { object: (value) => void ('inputSchema' in value && (value.description = JSON.stringify(value.inputSchema))) },
  ],
];

describe.each(PLANTS)('%s', (_what, persona, doors, figure, plant) => {
  it(`lower the score of the persona that is ${persona}, by its ${figure}`, async () => {
    expect(await unspoilt(persona, doors)).toEqual({ score: 100, missed: [] });
    const spoilt = await play(persona, doors, plant);
    expect(spoilt.score).toBeLessThan(100);
    expect(spoilt.missed).toContain(figure);
  });
});

it('plays the same again with the same seed', async () => {
  const personas = PERSONAS.filter(({ name }) => name === 'inventing');
  const plan = { ...NO_WAIT, url: service.url, fetch, seed: 5, people: 1, today: TEST_DAY, personas };
  // Tokens are left out: ids of requests and offers are new each time.
  const once = async () => (await runAgents(plan)).map(({ tokens: _tokens, ...talked }) => talked);
  expect(await once()).toEqual(await once());
});
