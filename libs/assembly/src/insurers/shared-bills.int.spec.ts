import { randomInt } from 'node:crypto';
import { carRequest } from '@cotiza/insurers-port/testing';
import { NO_METRICS, remoteInsurers } from '@cotiza/insurers-remote';
import { systemClock } from '@cotiza/kernel';
import { fakeHttpServer } from '@cotiza/kernel/testing';
import { LimitStorage, SharedLimiter } from '@cotiza/platform';
import { describeOnRedis, REDIS_URL } from '@cotiza/platform/testing';

const MAX_PER_DAY = 5;
const OBSERVER = { shared: () => undefined, alone: () => undefined, waited: () => undefined, counted: () => undefined };
const TOKEN = { access_token: 'token', token_type: 'Bearer', expires_in: 3600 };

/** An id that no other run counts under. */
const newId = () => `lonja-${Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

describeOnRedis('the bills of an insurer', () => {
  it('are limited over all processes: no more questions reach it than may be billed', async () => {
    const server = await fakeHttpServer();
    const json = { 'content-type': 'application/json' };
    server.answers(({ path }) => ({
      ...{ status: path === '/oauth2/token' ? 200 : 500, headers: json, body: JSON.stringify(TOKEN) },
    }));
    const limiters = await Promise.all([1, 2].map(() => SharedLimiter.connect(REDIS_URL, OBSERVER)));
    const id = newId();
    const processes = limiters.map((limiter) =>
      remoteInsurers(
        [
          {
            ...{
              id,
              connector: 'lonja',
              lines: ['Car'],
              baseUrl: server.url,
              breakerFailures: 100,
              deadlineMs: 30_000,
            },
            ...{ credentials: { clientId: 'a', clientSecret: 'b' }, maxConcurrent: 20 },
            spend: { maxEurosPerDay: 100, maxPerDay: MAX_PER_DAY },
          },
        ],
        { clock: systemClock(), report: () => undefined, metrics: NO_METRICS, counter: new LimitStorage(limiter) },
      ),
    );
    try {
      const ask = (place: number) =>
        Promise.resolve(
          processes[place % 2]!.connectors[0]!.quote(carRequest(), {
            signal: new AbortController().signal,
            deadlineMs: 30_000,
          }),
        );
      for (let place = 0; place < 4; place++) await ask(place);
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, place) => ask(place)));
      const causes = outcomes.map((outcome) => outcome.kind === 'unavailable' && outcome.cause);
      expect(causes.filter((cause) => cause === 'limit').length).toBeGreaterThanOrEqual(19);
      // Of several that ask at once for the last one, all may be refused.
      const asked = server.received.filter(({ path }) => path === '/multitarifa/auto').length;
      expect([4, MAX_PER_DAY]).toContain(asked);
    } finally {
      await Promise.all(processes.map((each) => each.close()));
      limiters.forEach((limiter) => limiter.close());
      await server.close();
    }
  });
});
