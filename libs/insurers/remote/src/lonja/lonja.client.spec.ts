import { ORDINARY_REQUESTS, questionsOf, type StartedInsurer } from '@cotiza/insurers-port/testing';
import { fakeHttpServer, type FakeHttpServer, type HttpAnswer } from '@cotiza/kernel/testing';
import { manualClock } from '@cotiza/kernel';
import { LONJA_MEDIA_TYPE } from './lonja.client';
import { lonjaAnswer, lonjaUnderTest } from '../testing/lonja-under-test';

describe('the client of La Lonja', () => {
  let server: FakeHttpServer;
  let insurer: StartedInsurer;
  let tokens = 0;
  beforeEach(async () => {
    server = await fakeHttpServer();
    tokens = 0;
    const clock = manualClock('2026-11-21T09:00:00Z');
    insurer = lonjaUnderTest.start({ baseUrl: server.url, deadlineMs: 60_000, clock, report: () => undefined });
  });
  afterEach(async () => {
    await insurer.close();
    await server.close();
  });

  const answering = (answer: HttpAnswer) =>
    server.answers((request) => {
      const preliminary = lonjaUnderTest.preliminary(request);
      if (preliminary) tokens++;
      return preliminary ?? answer;
    });
  const ask = (keyHash?: string) =>
    Promise.resolve(
      insurer.connector.quote(ORDINARY_REQUESTS.Car(), {
        signal: new AbortController().signal,
        deadlineMs: 60_000,
        keyHash,
      }),
    );
  const asked = () => questionsOf(server, lonjaUnderTest);

  it('names the version of the interface in the media type', async () => {
    answering(lonjaUnderTest.offers.Car!);
    expect(await ask()).toMatchObject({ kind: 'companies' });
    expect(asked()[0]).toMatchObject({
      path: '/multitarifa/auto',
      headers: { 'content-type': LONJA_MEDIA_TYPE, accept: LONJA_MEDIA_TYPE },
    });
  });

  it('does not ask again with a new token when one is refused; the next question has it', async () => {
    answering(lonjaAnswer({ codigo: 'TOKEN' }, 401));
    expect(await ask()).toEqual({ kind: 'unavailable', cause: 'failure', detail: 'answered 401 TOKEN' });
    expect([asked().length, tokens]).toEqual([1, 1]);
    await ask();
    expect([asked().length, tokens]).toEqual([2, 2]);
  });

  it('asks once under an idempotency key, unless the petition was refused', async () => {
    answering(lonjaAnswer({ codigo: 'DATOS' }, 422));
    await ask('a');
    answering(lonjaAnswer({ codigo: 'INTERNO' }, 500));
    await ask('a');
    expect(await ask('a')).toMatchObject({ kind: 'unavailable', cause: 'limit' });
    expect(asked()).toHaveLength(2);
  });

  it.each([
    [400, { codigo: 'JSON' }, 'answered 400 JSON'],
    [503, { codigo: 'Zxmarca' }, 'answered 503'],
    [500, 'Zxmarca', 'answered 500'],
  ])('tells of an error its status and its documented code: %d %j', async (status, body, detail) => {
    answering(lonjaAnswer(body, status));
    expect(await ask()).toEqual({ kind: 'unavailable', cause: 'failure', detail });
  });
});
