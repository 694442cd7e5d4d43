import type { Client } from '@modelcontextprotocol/client';
import { asRead, INSURANCE_LINES, LINES, type Fault, type InsuranceLine } from '@cotiza/contract';
import { bodyOf, bodyWithMutations, validBody } from '@cotiza/contract/testing';
import type { CheckResult } from '@cotiza/quoting';
import fc from 'fast-check';
import { connect, refusalOf } from './mcp-client';
import { QUOTES, startService, type RunningService } from './running-service';

type Sent = Record<string, unknown>;

const CHECKS = '/api/agent/comprobaciones';
/** Bodies of each line: every one is five requests. */
const RUNS = 12;
/** Milliseconds, for machines that do much else at the same time. */
const TIMEOUT_MS = 60_000;

let service: RunningService;
let client: Client;
beforeAll(async () => {
  service = await startService();
  client = await connect(service);
});
afterAll(async () => {
  await client.close();
  await service.close();
});

/** Makes the faults of both doors comparable: only REST names an unknown field, because models read the MCP answer. */
const alike = (faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => (fault.codigo === 'no_documentado' ? { ...fault, campo: '' } : fault));

async function restFaults(path: string, body: unknown): Promise<readonly Fault[]> {
  const response = await service.post(path, body);
  return alike(((await response.json()) as { errores?: readonly Fault[] }).errores ?? []);
}

async function toolFaults(line: InsuranceLine, args: Sent): Promise<readonly Fault[]> {
  const result = await client.callTool({ name: `cotizar_${LINES[line].ramo}`, arguments: args });
  return result.isError ? alike(refusalOf(result).errores) : [];
}

async function dryFaults(line: InsuranceLine, datos: Sent): Promise<readonly Fault[]> {
  const args = { ramo: LINES[line].ramo, datos };
  const { structuredContent } = await client.callTool({ name: 'comprobar_datos', arguments: args });
  return alike((structuredContent as unknown as CheckResult).errores);
}

it.each(INSURANCE_LINES)(
  'both doors and their dry runs find the same faults in a body of %s',
  async (line) => {
    const bodies = fc.oneof(validBody(line), bodyWithMutations(line)).map((draft) => JSON.stringify(draft.build()));
    await fc.assert(
      fc.asyncProperty(bodies, async (text) => {
        const sent = { ...(JSON.parse(text) as Sent), insurance_line: line };
        // Over MCP, null means that a field was left out; over REST it is a value.
        const body = asRead(sent, { line, nullMeansLeftOut: true }) as Sent;
        const { insurance_line: _line, ...withoutLine } = body;
        const [faults, ...others] = await Promise.all([
          restFaults(QUOTES, body),
          restFaults(CHECKS, body),
          toolFaults(line, sent),
          toolFaults(line, withoutLine),
          dryFaults(line, sent),
        ]);
        expect(others).toEqual(others.map(() => faults));
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

it.each(INSURANCE_LINES)('a body of %s that says another line has that one fault, on every way', async (line) => {
  const body = bodyOf(line).without('effective_date', 'client_reference').build();
  const wrong = { ...body, insurance_line: line === 'Car' ? 'Home' : 'Car' };
  const faults = await toolFaults(line, wrong);
  expect(faults.map(({ campo }) => campo).sort()).toEqual(['effective_date', 'insurance_line']);
  expect(await dryFaults(line, wrong)).toEqual(faults);
  expect(await restFaults(CHECKS, wrong)).toEqual(await restFaults(QUOTES, wrong));
});
