import { TEST_DAY } from '@cotiza/contract/testing';
import type { DoorName } from './door/door';
import { faultsOf } from './figures';
import { PERSONAS } from './personas.table';
import { runAgents } from './run-agents';
import { serve, type Served } from './testing/served';
import { spoiled, type Plant } from './testing/spoiled-door';

let service: Served;
beforeAll(async () => (service = await serve()));
afterAll(() => service.close());

const NO_WAIT = { wait: () => Promise.reject(new Error('nobody has to wait here')) };

async function play(persona: string, doors: readonly DoorName[], plant: Plant = {}): Promise<string> {
  const personas = PERSONAS.filter(({ name }) => name === persona);
  const plan = { ...NO_WAIT, url: service.url, fetch: spoiled(plant), seed: 1, people: 1, today: TEST_DAY };
  return (await runAgents({ ...plan, personas, doors })).flatMap(faultsOf).join('\n');
}

const isFault = (value: Record<string, unknown>) => 'campo' in value && 'codigo' in value;
function halve(levels: unknown): void {
  for (const level of levels as { desde: number; hasta: number }[]) level.hasta = level.desde /= 2;
}
const isRequirements = (sent: string) => sent.includes('requisitos');
const TWO_DOORS = ['rest', 'mcp-2025-11-25'] as const;
const MCP = ['mcp-2025-11-25', 'mcp-2026-07-28'] as const;

/** Faults that a door could have, who meets them, and the fault that is reported. */
const PLANTS: readonly (readonly [what: string, persona: string, doors: readonly DoorName[], fault: string, Plant])[] =
  [
    [
      'faults without a question',
      'forgetful',
      TWO_DOORS,
      'helpless with',
      {
        object: (value) => void (isFault(value) && delete value.pregunta),
        text: (text, sent) => (isRequirements(sent) ? text : text.replace(/ Pregunta: ¿[^?]*\?/g, '')),
      },
    ],
    ['a text without prices', 'text-only', MCP, '0 offers', { text: (text) => text.replace(/\d[\d.]*,\d\d\s€/g, '') }],
    [
      'a text that says the best of a level without whose it is',
      'text-only',
      MCP,
      'levels of cover',
      { text: (text) => text.replace(/^(- [^:]+: [\d.,]+\s€), [^,;]+(?=.*\]$)/gm, '$1') },
    ],
    [
      'refusals that repeat what was sent',
      'hostile',
      TWO_DOORS,
      'repeat something hostile',
      { text: (text, sent) => (text.startsWith('Falta') || text.startsWith('El formato') ? text + sent : text) },
    ],
    [
      'searches that find nothing',
      'text-only',
      MCP,
      'helpless with',
      { text: (text) => (/^[a-z-]+: \d+ valor/.test(text) ? text.split('\n')[0]! : text) },
    ],
    [
      'a dry run that calls everything complete',
      'forgetful',
      ['rest'],
      'had called complete',
      { object: (value) => void ('completo' in value && Object.assign(value, { completo: true, errores: [] })) },
    ],
    [
      'a question that nobody understands',
      'text-only',
      MCP,
      'did not understand',
      { text: (text) => text.replaceAll('¿Dónde duerme?', '¿Régimen de pernocta?') },
    ],
    [
      'values that are told nowhere',
      'free formats',
      ['rest'],
      'helpless with',
      { object: (value) => ['valores', 'opciones', 'catalogo'].forEach((key) => delete value[key]) },
    ],
    [
      'offers whose detail is not found',
      'complete',
      TWO_DOORS,
      'cannot be read',
      { object: (value) => void (typeof value.oferta_id === 'string' && (value.oferta_id += '9')) },
    ],
    [
      'details that do not add up',
      'complete',
      TWO_DOORS,
      'do not add up',
      { object: (value) => void (typeof value.importe === 'number' && (value.importe += 0.01)) },
    ],
    [
      'estimates that ask who somebody is',
      'price first',
      ['rest'],
      'no estimate',
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
      'does not hold the price',
      { object: (value) => void ('niveles' in value && halve(value.niveles)) },
    ],
  ];

it.each(PLANTS)('finds %s', async (_what, persona, doors, fault, plant) => {
  expect(await play(persona, doors, plant)).toContain(fault);
});

it.each(PERSONAS.map(({ name, doors }) => [name, doors] as const))('finds no fault as %s', async (name, doors) => {
  expect(await play(name, doors)).toBe('');
});
