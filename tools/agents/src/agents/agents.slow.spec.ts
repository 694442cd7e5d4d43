import { TEST_DAY } from '@cotiza/contract/testing';
import { CUSTOMERS } from './customer/facts';
import { DOORS, type DoorName } from './door/door';
import { faultsOf } from './faults';
import { PERSONAS } from './personas.table';
import { runAgents } from './run-agents';
import { serve, type Served } from './testing/served';
import { spoiled, type Plant } from './testing/spoiled-door';

const one = (persona: string) => PERSONAS.filter(({ name }) => name === persona);

describe('agents of a service with a planted fault', () => {
  let service: Served;
  beforeAll(async () => (service = await serve()));
  afterAll(() => service.close());

  async function play(persona: string, door: DoorName, plant: Plant): Promise<string> {
    const wait = () => Promise.reject(new Error('a wait'));
    const plan = { url: service.url, fetch: spoiled(plant), wait, today: TEST_DAY };
    const talks = await runAgents({ ...plan, personas: one(persona), doors: [door], customers: CUSTOMERS.slice(0, 3) });
    return talks.flatMap(faultsOf).join('\n');
  }

  const isFault = (value: Record<string, unknown>) => 'campo' in value && 'codigo' in value;
  const isRequirements = (sent: string) => sent.includes('requisitos');
  const halve = (levels: { desde: number; hasta: number }[]) =>
    levels.forEach((level) => (level.hasta = level.desde /= 2));
  const MCP = 'mcp-2025-11-25';

  it.each<[what: string, persona: string, DoorName, fault: string, Plant]>([
    [
      'faults without a question',
      'forgetful',
      MCP,
      'helpless with',
      {
        object: (value) => void (isFault(value) && delete value.pregunta),
        text: (text, sent) => (isRequirements(sent) ? text : text.replace(/ Pregunta: ¿[^?]*\?/g, '')),
      },
    ],
    ['a text without prices', 'text-only', MCP, '0 offers', { text: (text) => text.replace(/\d[\d.]*,\d\d\s€/g, '') }],
    [
      'a text without the insurers of the best offers',
      'text-only',
      MCP,
      'levels of cover',
      { text: (text) => text.replace(/^(- [^:]+: [\d.,]+\s€), [^,;]+(?=.*\]$)/gm, '$1') },
    ],
    [
      'refusals that repeat what was sent',
      'hostile',
      'rest',
      'repeat a hostile value',
      { text: (text, sent) => (text.startsWith('Falta') || text.startsWith('El formato') ? text + sent : text) },
    ],
    [
      'a dry run that calls everything complete',
      'forgetful',
      'rest',
      'had called complete',
      { object: (value) => void ('completo' in value && Object.assign(value, { completo: true, errores: [] })) },
    ],
    [
      'an incomprehensible question',
      'text-only',
      MCP,
      'did not understand',
      { text: (text) => text.replaceAll('¿Dónde duerme?', '¿Régimen de pernocta?') },
    ],
    [
      'offers whose detail is not found',
      'forgetful',
      'rest',
      'cannot be read',
      { object: (value) => void (typeof value.oferta_id === 'string' && (value.oferta_id += '9')) },
    ],
    [
      'details that do not add up',
      'forgetful',
      'rest',
      'do not add up',
      { object: (value) => void (typeof value.importe === 'number' && (value.importe += 0.01)) },
    ],
    [
      'estimates that ask for an identity',
      'price first',
      'rest',
      'no estimate',
      {
        object: (value, sent) => {
          if (sent === '{"insurance_line":"Car"}' && isFault(value)) value.campo = 'holder.document_id';
        },
      },
    ],
    [
      'estimates below the price',
      'price first',
      'rest',
      'outside its estimate',
      { object: (value) => void ('niveles' in value && halve(value.niveles as { desde: number; hasta: number }[])) },
    ],
  ])('find %s', async (_what, persona, door, fault, plant) => {
    expect(await play(persona, door, plant)).toContain(fault);
  });
});

describe('agents of a service with limits', () => {
  let service: Served;
  beforeAll(async () => {
    service = await serve({ LIMIT_REFERENCE_PER_MINUTE: '5', LIMIT_QUOTES_PER_MINUTE: '1' });
    // Limits are counted by the time of the machine.
    jest.spyOn(Date, 'now').mockImplementation(() => service.clock.now());
  });
  afterAll(() => service.close());

  it.each(DOORS)('wait at %s for as long as refusals ask', async (door) => {
    const waits: number[] = [];
    const wait = (seconds: number) => {
      waits.push(seconds);
      service.clock.advance(seconds * 1000);
      return Promise.resolve();
    };
    const plan = { url: service.url, fetch, wait, today: TEST_DAY, personas: one('price first'), doors: [door] };
    expect((await runAgents(plan)).flatMap(faultsOf)).toEqual([]);
    expect(waits.length).toBeGreaterThan(3);
  });
});
