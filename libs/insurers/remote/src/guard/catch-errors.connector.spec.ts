import type { InsurerOutcome } from '@cotiza/insurers-port';
import { carRequest } from '@cotiza/insurers-port/testing';
import { CallFailed, invalidAnswer } from '@cotiza/transport';
import { asking, SOME_OFFERS, stubConnector } from '../testing/stub.connector';
import { catchErrors } from './catch-errors.connector';
import { signOf } from './outcomes';

const SECRET = 'lucia.ejemplo@example.com';
const throwing = (error: unknown) =>
  catchErrors(
    stubConnector(() => {
      throw error as Error;
    }),
  ).quote(carRequest(), asking());

describe('a connector that may throw', () => {
  it('answers as before when it does not', async () => {
    expect(await catchErrors(stubConnector(() => SOME_OFFERS)).quote(carRequest(), asking())).toBe(SOME_OFFERS);
  });

  it.each([
    ['a failure', new CallFailed('failure', 'answered 503'), 'gone'],
    ['an objection', new CallFailed('failure', 'answered 422', { blameless: true }), 'there'],
    ['an answer that makes no sense', invalidAnswer('answer is not JSON'), 'there'],
    ['a deadline', new CallFailed('deadline', 'too slow'), 'gone'],
  ])('makes an outcome of %s, and knows what it shows of the insurer', async (_name, error, sign) => {
    const outcome = await throwing(error);
    expect(outcome).toEqual({ kind: 'unavailable', cause: error.because, detail: error.detail });
    expect(signOf(outcome)).toBe(sign);
  });

  it.each([
    [new TypeError(SECRET), 'the connector threw TypeError'],
    [SECRET, 'the connector threw string'],
    [{ name: SECRET }, 'the connector threw object'],
    [undefined, 'the connector threw undefined'],
  ])('keeps only the kind of an error that it should not throw: %p', async (error, detail) => {
    const outcome = await throwing(error);
    expect(outcome).toEqual({ kind: 'unavailable', cause: 'failure', detail });
    expect(signOf(outcome)).toBe('nothing');
  });

  it.each([undefined, null, {}, 'offers', { kind: 'other' }])('gives an outcome in the place of %p', async (answer) => {
    const shapeless = catchErrors(stubConnector(() => Promise.resolve(answer as unknown as InsurerOutcome)));
    const outcome = await shapeless.quote(carRequest(), asking());
    expect(outcome).toEqual({ kind: 'unavailable', cause: 'invalid-answer', detail: 'the connector gave no outcome' });
    expect(signOf(outcome)).toBe('nothing');
  });

  it('is late when it throws after its abort signal', async () => {
    const stopped = catchErrors(stubConnector(() => Promise.reject(new Error('aborted'))));
    const outcome = await stopped.quote(carRequest(), asking({ signal: AbortSignal.abort() }));
    expect(outcome).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
  });
});
