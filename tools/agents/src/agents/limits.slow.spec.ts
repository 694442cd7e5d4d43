import { TEST_DAY } from '@cotiza/contract/testing';
import { PERSONAS } from './personas.table';
import { runAgents } from './run-agents';
import { serve, type Served } from './testing/served';

let service: Served;
beforeAll(async () => {
  service = await serve({ LIMIT_REFERENCE_PER_MINUTE: '5', LIMIT_QUOTES_PER_MINUTE: '1' });
  // Limits are counted by the time of the machine.
  jest.spyOn(Date, 'now').mockImplementation(() => service.clock.now());
});
afterAll(() => service.close());

it.each(['rest', 'mcp-2025-11-25', 'mcp-2026-07-28'] as const)(
  'waits at %s for as long as the limits say',
  async (door) => {
    const waits: number[] = [];
    const wait = (seconds: number) => {
      waits.push(seconds);
      service.clock.advance(seconds * 1000);
      return Promise.resolve();
    };
    const personas = PERSONAS.filter(({ name }) => name === 'complete');
    const plan = { url: service.url, fetch, wait, seed: 1, people: 2, today: TEST_DAY, personas, doors: [door] };
    const talks = await runAgents(plan);
    expect(talks.map(({ broken }) => broken)).toEqual(Array(6).fill(undefined));
    expect(talks.filter(({ outcome }) => outcome.prices.length === 0)).toEqual([]);
    expect(waits.length).toBeGreaterThan(3);
  },
);
