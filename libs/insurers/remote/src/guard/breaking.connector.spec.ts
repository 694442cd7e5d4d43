import type { InsurerOutcome } from '@cotiza/insurers-port';
import { carRequest } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import { Breaker } from '@cotiza/transport';
import { asking, SOME_OFFERS, stubConnector } from '../testing/stub.connector';
import { breaking } from './breaking.connector';
import { BREAKER_OPEN, QUEUE_FULL, withSign, unavailable, wasNotAsked } from './outcomes';

const FAILURES = 3;
const PAUSE_MS = 10_000;
const FAILED = unavailable('failure', 'answered 503');

/** Makes a connector behind a breaker, which returns the outcomes in `answers` in turn. */
function stage(...answers: InsurerOutcome[]) {
  const states: string[] = [];
  const quote = jest.fn(() => Promise.resolve(answers.shift() ?? SOME_OFFERS));
  const clock = manualClock('2026-11-21T09:00:00Z');
  const onChange = (state: string) => states.push(state);
  const breaker = new Breaker({ failures: FAILURES, pauseMs: PAUSE_MS, clock, onChange });
  const connector = breaking(stubConnector(quote), breaker);
  const ask = () => Promise.resolve(connector.quote(carRequest(), asking()));
  return { ask, clock, quote, states };
}

describe('a connector behind a breaker', () => {
  it('is not asked for a while after failures in a row', async () => {
    const { ask, quote, states } = stage(FAILED, FAILED, FAILED);
    for (let count = 0; count < FAILURES; count++) expect(await ask()).toBe(FAILED);
    const outcome = await ask();
    expect(outcome).toBe(BREAKER_OPEN);
    expect(wasNotAsked(outcome)).toBe(true);
    expect(quote).toHaveBeenCalledTimes(FAILURES);
    expect(states).toEqual(['open']);
  });

  it('starts its count again after an answer', async () => {
    const { ask, states } = stage(FAILED, FAILED, SOME_OFFERS, FAILED, FAILED);
    for (let count = 0; count < 5; count++) await ask();
    expect(states).toEqual([]);
  });

  it('is tried by one question after the pause, and asked again when it answers', async () => {
    const { ask, clock, quote, states } = stage(FAILED, FAILED, FAILED);
    for (let count = 0; count < FAILURES; count++) await ask();
    clock.advance(PAUSE_MS);
    const [trial, meanwhile] = [ask(), ask()];
    expect(await meanwhile).toBe(BREAKER_OPEN);
    expect(await trial).toBe(SOME_OFFERS);
    expect(await ask()).toBe(SOME_OFFERS);
    expect(quote).toHaveBeenCalledTimes(FAILURES + 2);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('is left alone for another while when the one question fails', async () => {
    const { ask, clock, states } = stage(FAILED, FAILED, FAILED, FAILED);
    for (let count = 0; count < FAILURES; count++) await ask();
    clock.advance(PAUSE_MS);
    expect(await ask()).toBe(FAILED);
    expect(await ask()).toBe(BREAKER_OPEN);
    expect(states).toEqual(['open', 'half-open', 'open']);
  });

  const SHOWING_NOTHING: [string, InsurerOutcome][] = [
    ['had too little time', withSign('nothing', unavailable('deadline', 'no answer within 10 ms'))],
    ['was asked by a connector that threw', withSign('nothing', unavailable('failure', 'the connector threw Error'))],
    ['was not even asked', QUEUE_FULL],
  ];
  const SHOWING_IT_IS_THERE: [string, InsurerOutcome][] = [
    ['declines', { kind: 'declined', reasons: [{ code: 'a', message: 'A.' }] }],
    ['objects to the request', withSign('there', unavailable('failure', 'answered 422'))],
    ['answers what cannot be read', withSign('there', unavailable('invalid-answer', 'answer is not JSON'))],
  ];

  it.each([...SHOWING_NOTHING, ...SHOWING_IT_IS_THERE])(
    'is asked again and again when it %s',
    async (_name, outcome) => {
      const { ask, states } = stage(...Array.from({ length: 10 }, () => outcome));
      for (let count = 0; count < 10; count++) expect(await ask()).toBe(outcome);
      expect(states).toEqual([]);
    },
  );

  it.each(SHOWING_IT_IS_THERE)('starts its count again when it %s', async (_name, outcome) => {
    const { ask, states } = stage(FAILED, FAILED, outcome, FAILED, FAILED);
    for (let count = 0; count < 5; count++) await ask();
    expect(states).toEqual([]);
  });

  it.each(SHOWING_NOTHING)('goes on counting over a question for which it %s', async (_name, outcome) => {
    const { ask, states } = stage(FAILED, outcome, FAILED, outcome, outcome, FAILED);
    for (let count = 0; count < 5; count++) await ask();
    expect(states).toEqual([]);
    await ask();
    expect(states).toEqual(['open']);
  });

  it.each(SHOWING_IT_IS_THERE)('is asked again when the one that tries it finds that it %s', async (_name, outcome) => {
    const { ask, clock, states } = stage(FAILED, FAILED, FAILED, outcome);
    for (let count = 0; count < FAILURES; count++) await ask();
    clock.advance(PAUSE_MS);
    expect(await ask()).toBe(outcome);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it.each(SHOWING_NOTHING)('is not thought to be back when the one that tries it %s', async (_name, outcome) => {
    const { ask, clock, states } = stage(FAILED, FAILED, FAILED, outcome);
    for (let count = 0; count < FAILURES; count++) await ask();
    clock.advance(PAUSE_MS);
    expect(await ask()).toBe(outcome);
    expect(await ask()).toBe(BREAKER_OPEN);
    expect(states).toEqual(['open', 'half-open', 'open']);
  });

  it('is not tried by a question that was asked before its breaker opened', async () => {
    const { ask, quote, states } = stage(FAILED, FAILED, FAILED);
    let answer: (outcome: InsurerOutcome) => void = () => undefined;
    quote.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const early = ask();
    for (let count = 0; count < FAILURES; count++) await ask();
    answer(QUEUE_FULL);
    expect(await early).toBe(QUEUE_FULL);
    expect(states).toEqual(['open']);
  });

  it('stays open no longer for questions that were asked before and fail while it is', async () => {
    const { ask, clock, quote, states } = stage();
    const fail: ((outcome: InsurerOutcome) => void)[] = [];
    quote.mockImplementation(() => new Promise((resolve) => fail.push(resolve)));
    const early = Array.from({ length: FAILURES + 1 }, ask);
    const [last, ...others] = fail;
    others.forEach((answer) => answer(FAILED));
    await Promise.all(early.slice(1));
    clock.advance(PAUSE_MS - 1);
    last!(FAILED);
    await early[0];
    clock.advance(1);
    const trial = ask();
    fail.at(-1)!(SOME_OFFERS);
    expect(await trial).toBe(SOME_OFFERS);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('does not count what was asked before it opened against an insurer that is back', async () => {
    const { ask, clock, quote, states } = stage();
    const fail: ((outcome: InsurerOutcome) => void)[] = [];
    quote.mockImplementation(() => new Promise((resolve) => fail.push(resolve)));
    const early = Array.from({ length: 2 * FAILURES }, ask);
    fail.slice(0, FAILURES).forEach((answer) => answer(FAILED));
    await Promise.all(early.slice(0, FAILURES));
    clock.advance(PAUSE_MS);
    const trial = ask();
    fail.at(-1)!(SOME_OFFERS);
    await trial;
    fail.slice(FAILURES, -1).forEach((answer) => answer(FAILED));
    await Promise.all(early);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('is tried again in time although the clock was set back', async () => {
    const { ask, clock, states } = stage(FAILED, FAILED, FAILED);
    for (let count = 0; count < FAILURES; count++) await ask();
    clock.advance(-60 * 60 * 1000);
    expect(await ask()).toBe(SOME_OFFERS);
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });
});
