import { EMAIL, QUOTED, type Delivery } from './delivery';
import { lostAcknowledgements, SETTLING_MS } from './lost-acknowledgements';

const ANSWERED_AT = 10_000;
const LAST_MOMENT = ANSWERED_AT + SETTLING_MS;

const delivery = (kind: string, answeredAt: number | null = ANSWERED_AT): Delivery => ({
  kind,
  message: 'm',
  reference: 'COT-1',
  clientReference: 'peticion-1',
  content: 'c',
  by: 'notifier-1-1',
  acceptedAt: 9000,
  answeredAt,
});
const death = (at: number, by = 'notifier-1-1') => ({ deaths: [{ by, at }], outages: [] });
const outage = (part: 'database' | 'mail' | 'webhooks', from: number, until: number) => ({
  deaths: [],
  outages: [{ part, from, until }],
});

it('is lost when it could not be given', () => {
  const reasonOf = lostAcknowledgements({ deaths: [], outages: [] });
  expect(reasonOf(delivery(EMAIL, null))).toBe('unanswered');
  expect(reasonOf(delivery(EMAIL))).toBeUndefined();
});

it.each([
  ['was killed before its message was accepted', death(8000), 'killed'],
  ['was killed in the last moment', death(LAST_MOMENT), 'killed'],
  ['lived long enough to write it down', death(LAST_MOMENT + 1), undefined],
  ['was killed in another life', death(9500, 'notifier-1-2'), undefined],
])('when its process %s', (_what, happened, reason) => {
  expect(lostAcknowledgements(happened)(delivery(EMAIL))).toBe(reason);
});

it.each([
  ['the database went in the last moment', outage('database', LAST_MOMENT, LAST_MOMENT + 1), 'cut off'],
  ['the database went later', outage('database', LAST_MOMENT + 1, LAST_MOMENT + 2), undefined],
  ['the database was back before', outage('database', 1000, 8999), undefined],
  ['its receiver was cut off', outage('mail', 9500, 11_000), 'cut off'],
  ['another receiver was cut off', outage('webhooks', 9500, 11_000), undefined],
])('when %s', (_what, happened, reason) => {
  expect(lostAcknowledgements(happened)(delivery(EMAIL))).toBe(reason);
});

it('knows which receiver a webhook needs', () => {
  expect(lostAcknowledgements(outage('webhooks', 9500, 11_000))(delivery(QUOTED))).toBe('cut off');
  expect(lostAcknowledgements(outage('mail', 9500, 11_000))(delivery(QUOTED))).toBeUndefined();
});
