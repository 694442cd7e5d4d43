import {
  asRead,
  INSURANCE_LINES,
  judgeBody,
  LINES,
  publishedFault,
  quotingToolOf,
  type Fault,
  type InsuranceLine,
} from '@cotiza/contract';
import { bodyOf, bodyWithMutations, TEST_DAY, validBody, type BodyDraft } from '@cotiza/contract/testing';
import type { CheckResult } from '@cotiza/quoting';
import fc from 'fast-check';
import { nameless } from './text/nameless-fault';
import { call, refusalOf, testService, toolNamed, WHOLE } from './testing/test-service';

type Sent = Readonly<Record<string, unknown>>;

const others = (line: InsuranceLine): readonly unknown[] => [
  ...INSURANCE_LINES.filter((other) => other !== line),
  'TermLife',
  LINES[line].ramo,
  '',
  7,
  true,
  [],
  {},
];

/** Bodies of a line: complete, partial and faulty; what they say of their line is said apart. */
const bodies = (line: InsuranceLine): fc.Arbitrary<Sent> =>
  fc
    .oneof(validBody(line), bodyWithMutations(line), partialBody(line))
    .map((draft) => ({ ...draft.build(), insurance_line: line }));

/** Bodies with some of the fields at the top, as in the middle of a conversation. */
const partialBody = (line: InsuranceLine): fc.Arbitrary<BodyDraft> =>
  fc.subarray(Object.keys(bodyOf(line).build())).map((names) => bodyOf(line).without(...names));

function withoutLine({ insurance_line: _line, ...args }: Sent): Sent {
  return args;
}

/** REST takes null for a value of its own; over MCP it says that something was left out. */
const withoutNulls = (body: Sent): Sent =>
  asRead(body, { line: body.insurance_line as InsuranceLine, nullMeansLeftOut: true }) as Sent;

/**
 * Returns the faults that each door finds: of a quotation, none where it succeeds, and of the dry run. Unknown names are left
 * out, as MCP does.
 */
function doorsOf(line: InsuranceLine, service = testService(line)) {
  const tool = toolNamed(quotingToolOf(line));
  const { ramo } = LINES[line];
  return {
    rest: async (body: Sent): Promise<readonly Fault[]> => {
      const answer = await service.requestQuote(judgeBody(body, TEST_DAY), { requestId: 'req-1' });
      return 'refusal' in answer ? answer.refusal.faults.map(nameless).map(publishedFault) : [];
    },
    restDry: async (body: Sent): Promise<readonly Fault[]> =>
      (await service.checkRequest(judgeBody(body, TEST_DAY))).errores.map(nameless),
    mcp: async (args: Sent): Promise<readonly Fault[]> => {
      const result = await call(tool, args, service, WHOLE);
      return result.isError ? refusalOf(result).errores : [];
    },
    mcpDry: async (datos: Sent | string): Promise<readonly Fault[]> => {
      const { structuredContent } = await call(toolNamed('comprobar_datos'), { ramo, datos }, service, WHOLE);
      const { completo, errores } = structuredContent as unknown as CheckResult;
      expect(completo).toBe(errores.length === 0);
      return errores;
    },
  };
}

describe.each(INSURANCE_LINES)('%s, whatever the body', (line) => {
  const { rest, restDry, mcp, mcpDry } = doorsOf(line);

  it('both doors find the same faults, and so does the dry run of each', async () => {
    await fc.assert(
      fc.asyncProperty(bodies(line), async (body) => {
        expect(await restDry(body)).toEqual(await rest(body));
        const faults = await rest(withoutNulls(body));
        for (const args of [body, withoutLine(body)]) {
          expect(await mcp(args)).toEqual(faults);
          expect(await mcpDry(args)).toEqual(faults);
          expect(await mcpDry(JSON.stringify(args))).toEqual(faults);
        }
      }),
    );
  });

  it('another line is one fault among those of the line of the tool', async () => {
    await fc.assert(
      fc.asyncProperty(bodies(line), fc.constantFrom(...others(line)), async (body, said) => {
        const faults = await rest(withoutNulls(body));
        const wrong = { ...body, insurance_line: said };
        const found = await mcp(wrong);
        expect(found.filter(({ campo }) => campo === 'insurance_line')).toHaveLength(1);
        expect(found.filter(({ campo }) => campo !== 'insurance_line')).toEqual(faults);
        expect(await mcpDry(wrong)).toEqual(found);
        expect(await restDry(wrong)).toEqual(await rest(wrong));
      }),
    );
  });

  it('a line without insurers is one fault more at both doors, and in the dry run of each', async () => {
    const unsold = doorsOf(line, testService(line, []));
    await fc.assert(
      fc.asyncProperty(bodies(line), async (said) => {
        const body = withoutNulls(said);
        const faults = await unsold.rest(body);
        expect(faults).toMatchObject([{ campo: 'insurance_line', codigo: 'caso_no_soportado' }, ...(await rest(body))]);
        for (const judged of [unsold.restDry, unsold.mcp, unsold.mcpDry]) expect(await judged(body)).toEqual(faults);
      }),
      { numRuns: 50 },
    );
  });

  it('a key is judged by the dry run as by the quotation', async () => {
    await fc.assert(
      fc.asyncProperty(bodies(line), fc.constantFrom('', 7, null, 'k'.repeat(256), [], {}), async (body, key) => {
        const args = { ...body, idempotency_key: key };
        expect(await mcpDry(args)).toEqual(await mcp(args));
      }),
      { numRuns: 30 },
    );
  });
});

it('null says over MCP that an argument was left out, and REST keeps to the specification', async () => {
  const { rest, mcp } = doorsOf('Home');
  const said = bodyOf('Home').withAll({ client_reference: null, 'risk.last_reform_year': null }).build();
  expect(await mcp({ ...said, insurance_line: null, idempotency_key: null })).toEqual([]);
  expect(await rest(said)).toMatchObject([{ campo: 'client_reference', codigo: 'tipo' }]);
});
