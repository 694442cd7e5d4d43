import { manualClock } from '@cotiza/kernel';
import type { QuoteAnswer } from '../pricing/quote-answer';
import { AnswerLedger } from './answer-ledger';
import type { Asked } from './vendor-desk';

const asked = (reference: string, content = 'same') => ({ reference, content }) as Asked;
const answer: QuoteAnswer = { number: '1', reference: 'a', outcome: { kind: 'declined', tariff: '1', reasons: [] } };
const DAY_MS = 24 * 60 * 60 * 1000;

it('knows a request again for a day, and says how long its answer will take', () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const ledger = new AnswerLedger(clock);
  expect(ledger.find(asked('a'))).toEqual({ kind: 'none' });
  ledger.keep(asked('a'), answer, 300);
  clock.advance(100);
  expect(ledger.find(asked('a'))).toEqual({ kind: 'same', answer, leftMs: 200 });
  expect(ledger.find(asked('a', 'other'))).toEqual({ kind: 'reused' });
  expect(ledger.find(asked('b'))).toEqual({ kind: 'none' });
  clock.advance(1_000);
  expect(ledger.find(asked('a'))).toEqual({ kind: 'same', answer, leftMs: 0 });
  clock.advance(DAY_MS);
  expect(ledger.find(asked('a'))).toEqual({ kind: 'none' });
});

it('forgets the oldest when there are too many', () => {
  const ledger = new AnswerLedger(manualClock('2026-11-21T09:00:00Z'));
  for (let index = 0; index <= 2_000; index++) ledger.keep(asked(String(index)), answer, 0);
  expect(ledger.find(asked('0'))).toEqual({ kind: 'none' });
  expect(ledger.find(asked('1'))).toMatchObject({ kind: 'same' });
});
