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
/** The message again, by another process, much later. */
const again = (by = 'notifier-2-1', acceptedAt = 60_000): Delivery => ({
  ...delivery(EMAIL),
  by,
  acceptedAt,
  answeredAt: acceptedAt,
});
const death = (at: number, by = 'notifier-1-1') => ({ deaths: [{ by, at }], outages: [], stoodStill: [] });
const outage = (part: 'database' | 'mail' | 'webhooks', from: number, until: number) => ({
  deaths: [],
  outages: [{ part, from, until }],
  stoodStill: [],
});

it('is lost when it could not be given', () => {
  const reasonOf = lostAcknowledgements({ deaths: [], outages: [], stoodStill: [] });
  expect(reasonOf(delivery(EMAIL, null), again())).toBe('unanswered');
  expect(reasonOf(delivery(EMAIL), again())).toBeUndefined();
});

it.each([
  ['was killed before its message was accepted', death(8000), 'killed'],
  ['was killed in the last moment', death(LAST_MOMENT), 'killed'],
  ['lived long enough to write it down', death(LAST_MOMENT + 1), undefined],
  ['was killed in another life', death(9500, 'notifier-1-2'), undefined],
])('when its process %s', (_what, happened, reason) => {
  expect(lostAcknowledgements(happened)(delivery(EMAIL), again())).toBe(reason);
});

it.each([
  ['the database went in the last moment', outage('database', LAST_MOMENT, LAST_MOMENT + 1), 'cut off'],
  ['the database went later', outage('database', LAST_MOMENT + 1, LAST_MOMENT + 2), undefined],
  ['the database was back before', outage('database', 1000, 8999), undefined],
  ['its receiver was cut off', outage('mail', 9500, 11_000), 'cut off'],
  ['another receiver was cut off', outage('webhooks', 9500, 11_000), undefined],
])('when %s', (_what, happened, reason) => {
  expect(lostAcknowledgements(happened)(delivery(EMAIL), again())).toBe(reason);
});

it.each([
  ['stood still in the last moment', 'notifier-1-1', LAST_MOMENT, LAST_MOMENT + 1, 'stood still'],
  ['stood still later', 'notifier-1-1', LAST_MOMENT + 1, LAST_MOMENT + 2, undefined],
  ['had gone on just before', 'notifier-1-1', 1000, 9000 - SETTLING_MS, 'stood still'],
  ['had gone on long before', 'notifier-1-1', 1000, 8999 - SETTLING_MS, undefined],
  ['was another than the one that stood still', 'notifier-2-1', 9500, 20_000, undefined],
])('when its process %s', (_what, by, from, until, reason) => {
  const reasonOf = lostAcknowledgements({ deaths: [], outages: [], stoodStill: [{ by, from, until }] });
  expect(reasonOf(delivery(EMAIL), again())).toBe(reason);
});

it.each([
  ['stood still with it until just before', 1000, 60_000 - SETTLING_MS, 'stood still'],
  ['had gone on long before', 1000, 59_999 - SETTLING_MS, undefined],
])('when the process that delivers it again %s', (_what, from, until, reason) => {
  const stoodStill = [{ by: 'notifier-2-1', from, until }];
  expect(lostAcknowledgements({ deaths: [], outages: [], stoodStill })(delivery(EMAIL), again())).toBe(reason);
});

it('knows which receiver a webhook needs', () => {
  expect(lostAcknowledgements(outage('webhooks', 9500, 11_000))(delivery(QUOTED), again())).toBe('cut off');
  expect(lostAcknowledgements(outage('mail', 9500, 11_000))(delivery(QUOTED), again())).toBeUndefined();
});
