import type { CompanyAnswers, ConnectorOutcome, InsurerConnector, InsurerOutcome, Offer } from '@cotiza/insurers-port';
import { carRequest } from '@cotiza/insurers-port/testing';
import { Deadline, manualClock, UNRECORDED } from '@cotiza/kernel';
import { aggregator, declines, hangs, insurer, offerAt, offers, slowInsurer } from '../testing';
import { answersOf, askInsurer } from './ask-insurer';

const DEADLINE_MS = 8000;

function asked(connector: InsurerConnector, deadlineMs = DEADLINE_MS) {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const question = { way: 'quote', request: carRequest() } as const;
  const { trace } = UNRECORDED.begin('insurer', undefined);
  return { clock, outcome: askInsurer(connector, question, new Deadline(deadlineMs, clock), { trace }) };
}

describe('asking an insurer', () => {
  it('answers at once, without a promise or a timer, when the insurer does', () => {
    const { outcome, clock } = asked(insurer('Aldaba', () => offers(offerAt(100_00))));
    expect(outcome).toMatchObject({ kind: 'offers' });
    expect(clock.pending()).toBe(0);
  });

  it('gives up at the deadline and tells the insurer to stop', async () => {
    const signals: AbortSignal[] = [];
    const { outcome, clock } = asked(hangs('Aldaba', signals));
    clock.advance(DEADLINE_MS - 1);
    expect(signals[0]!.aborted).toBe(false);
    clock.advance(1);
    expect(await outcome).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
    expect(signals[0]!.aborted).toBe(true);
  });

  it('does not ask at all when no time is left', () => {
    const connector = insurer('Aldaba', jest.fn());
    const quote = jest.spyOn(connector, 'quote');
    expect(asked(connector, 0).outcome).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
    expect(quote).not.toHaveBeenCalled();
  });

  it('ignores an answer that comes after the deadline', async () => {
    const slow = slowInsurer('Aldaba');
    const { outcome, clock } = asked(slow.connector);
    clock.advance(DEADLINE_MS);
    slow.answers(offers(offerAt(100_00)));
    expect(await outcome).toMatchObject({ kind: 'unavailable', cause: 'deadline' });
  });

  const SECRET = 'lucia.ejemplo@example.com';
  const throwing = () => {
    throw new TypeError(SECRET);
  };
  it.each([
    ['throws', throwing],
    ['rejects', () => Promise.reject(new TypeError(SECRET))],
  ])('turns a connector that %s into an outcome that keeps only the kind of error', async (_how, answer) => {
    const { outcome } = asked(insurer('Aldaba', answer));
    expect(await outcome).toEqual({ kind: 'unavailable', cause: 'failure', detail: 'the connector threw TypeError' });
  });
});

const usable = offerAt(100_00);
const halves = { period: 'semestral', priceCents: 51_00, annualTotalCents: 102_00 } as const;
const parts = { netCents: 90, consorcioCents: 4, liquidationCents: 1, taxCents: 5 };

it.each<[string, Offer[]]>([
  ['no offers', []],
  ['a price of nothing', [offerAt(0)]],
  ['a negative price', [offerAt(-100)]],
  ['a fraction of a cent', [offerAt(100.5)]],
  ['a price that is no number', [offerAt(NaN)]],
  ['another currency', [offerAt(100, { currency: 'USD' as 'EUR' })]],
  ['a negative excess', [offerAt(100, { excessCents: -1 })]],
  ['an annual total below the price', [offerAt(100, { annualTotalCents: 99 })]],
  ['an annual total that the payments do not add up to', [offerAt(10_00, { annualTotalCents: 11_00 })]],
  ['instalments that do not add up', [offerAt(100_00, { instalments: [{ ...halves, annualTotalCents: 90_00 }] })]],
  ['instalments in fractions', [offerAt(100_00, { instalments: [{ ...halves, priceCents: 51.5 }] })]],
  ['instalments of another period', [offerAt(100_00, { instalments: [{ ...halves, period: 'bienal' as 'anual' }] })]],
  ['a value of the vehicle in fractions', [offerAt(100_00, { vehicleValueCents: 0.5 })]],
  ['no object', [null as unknown as Offer]],
  ['a fractional annual total', [offerAt(100, { annualTotalCents: 99.5 })]],
  ['a firmness that is none', [offerAt(100, { firmness: 'firm' as 'proposal' })]],
  ['a last day that is none', [offerAt(100, { validUntil: '2026-02-30' })]],
  ['a level that is no code', [offerAt(100, { level: 3 as unknown as null })]],
  ['a breakdown of another amount', [offerAt(100, { breakdown: { ...parts, taxCents: 1 } })]],
  ['a breakdown in fractions', [offerAt(100, { breakdown: { ...parts, netCents: 89.5, taxCents: 5.5 } })]],
  ['a breakdown that is no object', [offerAt(100, { breakdown: undefined as unknown as null })]],
  ['one bad offer among good ones', [usable, offerAt(-1)]],
])('an answer that cannot be shown makes the insurer unavailable: %s', (_name, list) => {
  const { outcome } = asked(insurer('Aldaba', () => offers(...list)));
  expect(outcome).toMatchObject({ kind: 'unavailable', cause: 'invalid-answer' });
});

describe('questions', () => {
  const question = { code: 'obras', kind: { type: 'boolean' }, text: '¿Obras?', purpose: 'Para el precio.' } as const;
  const ten = { type: 'integer', min: 0, max: 10 } as const;
  const choices = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, `C ${i}`]));
  const outcomeOf = (changes: object, more: object = { mayAsk: true }, count = 1) => {
    const questions = Array.from({ length: count }, () => ({ ...question, ...changes }));
    const connector = insurer('Faro', () => ({ kind: 'questions', questions }));
    const asking = { way: 'quote', request: carRequest(), ...more } as const;
    return askInsurer(connector, asking, new Deadline(1000, manualClock('2026-11-21T09:00:00Z')), {} as never);
  };

  it('are an answer where they may be asked, and nowhere else', () => {
    expect(outcomeOf({})).toMatchObject({ kind: 'questions' });
    expect(outcomeOf({}, {})).toMatchObject({ kind: 'unavailable', cause: 'invalid-answer' });
    expect(outcomeOf({}, { answers: { obras: true } })).toMatchObject({ kind: 'unavailable', cause: 'invalid-answer' });
  });

  it.each([
    ['none', {}, 0],
    ['too many', {}, 6],
    ['one twice', {}, 2],
    ['without a code', { code: 'Obras previstas' }, 1],
    ['without words', { text: '' }, 1],
    ['without a purpose', { purpose: '' }, 1],
    ['for a text, which may say who somebody is', { kind: { type: 'text' } }, 1],
    ['for a number as long as a telephone', { kind: { ...ten, max: 999_999_999 } }, 1],
    ['without a limit', { kind: { ...ten, max: undefined } }, 1],
    ['with one choice', { kind: { type: 'choice', values: { a: 'A' } } }, 1],
    ['with more choices than a person reads', { kind: { type: 'choice', values: choices(21) } }, 1],
    ['with choices without values', { kind: { type: 'choice', values: ['A', 'B'] } }, 1],
    ['with a long choice', { kind: { type: 'choice', values: { a: 'A', b: 'B'.repeat(301) } } }, 1],
    ['with a long unit', { kind: { ...ten, unit: 'm'.repeat(31) } }, 1],
    ['with a long code', { code: 'o'.repeat(61) }, 1],
    ['with long words', { text: '¿'.repeat(301) }, 1],
    ['with a long purpose', { purpose: 'P'.repeat(301) }, 1],
  ])('%s make the insurer unavailable', (_name, changes, count) => {
    expect(outcomeOf(changes, undefined, count)).toMatchObject({ kind: 'unavailable', cause: 'invalid-answer' });
  });

  it('of an aggregator or of one of its companies are no answer', () => {
    const questions = { kind: 'questions', questions: [question] } as const;
    const lonja = aggregator('Lonja', { Uno: questions, Dos: declines() });
    const request = carRequest();
    const ask = (connector = lonja) =>
      askInsurer(
        ...([connector, { way: 'quote', request, mayAsk: true }] as const),
        ...([new Deadline(1000, manualClock('2026-11-21T09:00:00Z')), {} as never] as const),
      );
    expect(ask()).toMatchObject({ answers: [{ outcome: { kind: 'unavailable' } }, { outcome: { kind: 'declined' } }] });
    expect(ask({ ...lonja, quote: () => questions })).toMatchObject({ kind: 'unavailable' });
  });
});

describe('an aggregator', () => {
  const lonja = aggregator('Lonja', { Uno: offers(offerAt(-1)), Dos: offers(offerAt(100_00)), Tres: declines() });
  const seen = (outcome: ConnectorOutcome) =>
    answersOf(lonja.manifest, outcome, 1).map(({ insurer: { id, name, aggregator: by }, outcome: { kind } }) => [
      `${id} ${name} ${by}`,
      kind,
    ]);

  it('answers for each company: one that cannot be shown costs the others nothing', async () => {
    expect(seen(await asked(lonja).outcome)).toEqual([
      ['lonja-uno Uno lonja', 'unavailable'],
      ['lonja-dos Dos lonja', 'offers'],
      ['lonja-tres Tres lonja', 'declined'],
    ]);
  });

  it.each([
    ['without companies', []],
    ['of a company without a name', [{ company: { id: 'uno', name: '' }, outcome: declines() }]],
    ['without an object', [null]],
    ['of one company twice', [1, 2].map(() => ({ company: { id: 'uno', name: 'Uno' }, outcome: declines() }))],
  ])('makes all of them unavailable with an answer %s', (_how, answers) => {
    const quote = () => ({ kind: 'companies', answers }) as CompanyAnswers;
    expect(asked({ ...lonja, quote }).outcome).toMatchObject({ kind: 'unavailable', cause: 'invalid-answer' });
  });
});

it.each([
  [undefined],
  [null],
  ['text'],
  [{ kind: 'other' }],
  [{ kind: 'offers', offers: null }],
  [{ kind: 'declined', reasons: [] }],
  [{ kind: 'declined', reasons: [null] }],
  [{ kind: 'declined', reasons: [{ code: 'old', message: '' }] }],
  [{ kind: 'declined', reasons: [{ code: 'old' }] }],
])('a remote answer that is no outcome makes the insurer unavailable at once: %j', async (given) => {
  const { outcome, clock } = asked(insurer('Aldaba', () => Promise.resolve(given as InsurerOutcome), 'remote'));
  expect(await outcome).toMatchObject({ kind: 'unavailable', cause: 'invalid-answer' });
  expect(clock.pending()).toBe(0);
});
