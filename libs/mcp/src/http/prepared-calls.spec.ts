import { INSURANCE_LINES } from '@cotiza/contract';
import type { Refusal } from '@cotiza/problems';
import fc from 'fast-check';
import { BothWays, type SentRequest } from '../testing/both-ways';
import { sentCall, sentCalls, WAYS } from '../testing/sent-calls';
import { testService } from '../testing/test-service';
import { VALID_CALLS } from '../testing/tool-arguments';
import { TOOLS } from '../tool-surface';

const LIMITED: Refusal = { problem: 'limite_alcanzado', faults: [], retryAfterSeconds: 7 };
const ways = Object.entries(WAYS);

/** The same again, so that what was learnt from the SDK is used. */
const TIMES = 2;
const RUNS = { numRuns: 50 };

describe.each(INSURANCE_LINES)('a call over HTTP, by a service that quotes %s', (line) => {
  it('is answered as the SDK does by itself, whatever is sent', async () => {
    const both = new BothWays(() => testService(line));
    await fc.assert(
      fc.asyncProperty(sentCalls, async (sent) => {
        for (let time = 0; time < TIMES; time++) expect(await both.byController(sent)).toEqual(await both.bySdk(sent));
      }),
      RUNS,
    );
  });
});

it('is refused as the SDK does by itself, where there have been too many', async () => {
  const both = new BothWays(() => testService(), LIMITED);
  const isCall = ({ body }: { body: string }) => {
    const { id, method, params } = JSON.parse(body) as Record<string, { name?: unknown }>;
    const isAnswered = typeof id === 'string' || Number.isSafeInteger(id);
    return isAnswered && (method as unknown) === 'tools/call' && TOOLS.some(({ name }) => name === params?.name);
  };
  await fc.assert(
    fc.asyncProperty(sentCalls.filter(isCall), async (sent) => {
      for (let time = 0; time < TIMES; time++) expect(await both.byController(sent)).toEqual(await both.bySdk(sent));
    }),
    RUNS,
  );
});

/** The same call with more in its `_meta`. */
function withMeta({ headers, body }: SentRequest, more: object): SentRequest {
  const { params, ...message } = JSON.parse(body) as { params: { _meta?: object } };
  return { headers, body: JSON.stringify({ ...message, params: { ...params, _meta: { ...params._meta, ...more } } }) };
}

describe.each(ways)('a call of revision %s', (_revision, way) => {
  it.each(TOOLS.map(({ name }) => name))('of %s: has the SDK asked once, and never again', async (name) => {
    const { args, line } = VALID_CALLS[name]!;
    const both = new BothWays(() => testService(line));
    const ask = jest.spyOn(both.sdk, 'ask');
    for (const id of [1, 'dos', 'año', -3]) {
      const sent = sentCall(way, name, args, id);
      expect(await both.byController(sent)).toEqual(await both.bySdk(sent));
    }
    expect(ask).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(ask.mock.calls.map(([, message]) => message))).not.toContain('arguments');
  });

  it('has it asked once more for refusals, and for what is answered again', async () => {
    const both = new BothWays(() => testService());
    const ask = jest.spyOn(both.sdk, 'ask');
    const args = { ...VALID_CALLS.cotizar_coche!.args, idempotency_key: 'clave-de-prueba-1' };
    const answers: string[] = [];
    for (const sent of [args, args, {}, args, {}, args]) {
      const request = sentCall(way, 'cotizar_coche', sent);
      const answer = await both.byController(request);
      expect(answer).toEqual(await both.bySdk(request));
      answers.push(JSON.stringify(answer));
    }
    expect(answers.filter((answer) => answer.includes('cotiza/repetida'))).toHaveLength(3);
    expect(answers.filter((answer) => answer.includes('cotiza/rechazo'))).toHaveLength(2);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is an internal error where the tool throws, and calls it once', async () => {
    const requestQuote = jest.fn().mockRejectedValue(new TypeError('imprevisto'));
    const both = new BothWays(() => ({ ...testService(), requestQuote }));
    const sent = sentCall(way, 'cotizar_coche', VALID_CALLS.cotizar_coche!.args);
    const answer = await both.byController(sent);
    expect(requestQuote).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(answer)).toContain('-32603');
    expect(answer).toEqual(await both.bySdk(sent));
  });

  it('of many traces is one way to call', async () => {
    const both = new BothWays(() => testService());
    const ask = jest.spyOn(both.sdk, 'ask');
    for (const digit of ['1', '2', '3']) {
      const traceparent = `00-${digit.repeat(32)}-${digit.repeat(16)}-01`;
      const sent = withMeta(sentCall(way, 'cotizar_coche', VALID_CALLS.cotizar_coche!.args), { traceparent });
      expect(await both.byController(sent)).toEqual(await both.bySdk(sent));
    }
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each(TOOLS.filter(({ limitGroup }) => limitGroup === 'reference').map(({ name }) => name))(
    'of %s is one way to call, whatever token it has for a progress that is not told',
    async (name) => {
      const { args, line } = VALID_CALLS[name]!;
      const both = new BothWays(() => testService(line));
      const ask = jest.spyOn(both.sdk, 'ask');
      for (const progressToken of [1, 'dos', 3]) {
        const sent = withMeta(sentCall(way, name, args), { progressToken });
        expect(await both.byController(sent)).toEqual(await both.bySdk(sent));
      }
      expect(ask).toHaveBeenCalledTimes(1);
    },
  );

  it('with a token tells its progress as the SDK does, and is the SDK’s', async () => {
    const both = new BothWays(() => testService());
    const sent = withMeta(sentCall(way, 'cotizar_coche', VALID_CALLS.cotizar_coche!.args), { progressToken: 7 });
    const answer = await both.byController(sent);
    expect(JSON.stringify(answer)).toContain('notifications/progress');
    expect(answer).toEqual(await both.bySdk(sent));
  });

  it('does not run while there have been too many', async () => {
    const requestQuote = jest.fn();
    const both = new BothWays(() => ({ ...testService(), requestQuote }), LIMITED);
    const ask = jest.spyOn(both.sdk, 'ask');
    for (const progressToken of [1, 'dos', 'tres']) {
      const sent = sentCall(way, 'cotizar_coche', VALID_CALLS.cotizar_coche!.args, progressToken);
      const answer = await both.byController(withMeta(sent, { progressToken }));
      expect(JSON.stringify(answer)).toContain('Espera 7 segundos');
    }
    expect(requestQuote).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
