import { carRequest } from '@cotiza/insurers-port/testing';
import type { Breakdown, InsurerOutcome, Offers } from '@cotiza/insurers-port';
import { recorder } from '../testing/recorder';
import { asking, SOME_OFFERS, stubConnector } from '../testing/stub.connector';
import { summed } from './summed.connector';

const [offer] = (SOME_OFFERS as Offers).offers;
const parts: Breakdown = { netCents: 270_00, consorcioCents: 5_00, liquidationCents: 40, taxCents: 24_60 };
const offering = (...breakdowns: (Breakdown | null)[]): InsurerOutcome => ({
  kind: 'offers',
  tariff: '7',
  offers: breakdowns.map((breakdown) => ({ ...offer!, breakdown })),
});

async function seen(outcome: InsurerOutcome) {
  const { metrics, measured } = recorder();
  const answer = await summed(
    stubConnector(() => outcome),
    metrics,
  ).quote(carRequest(), asking());
  return { answer, measured };
}

it.each([
  ['adds up', offering(parts)],
  ['is not said', offering(null)],
  ['there is none of', { kind: 'declined', reasons: [{ code: 'a', message: 'No.' }] } as InsurerOutcome],
])('leaves alone what %s', async (_what, outcome) => {
  const { answer, measured } = await seen(outcome);
  expect(answer).toBe(outcome);
  expect(measured).toEqual([]);
});

it('leaves out what does not add up, to the cent, counts it, and keeps the price', async () => {
  const { answer, measured } = await seen(offering({ ...parts, taxCents: 24_61 }, parts));
  expect(answer).toEqual(offering(null, parts));
  expect(measured).toEqual([['breakdownLeftOut', 'stub']]);
});
