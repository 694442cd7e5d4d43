import { manualClock } from '@cotiza/kernel';
import { offerIdOf, quoteResult } from '@cotiza/quoting/testing';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { WEBHOOK_EVENTS } from './webhook-endpoint';
import {
  choiceData,
  DESCRIBED_WEBHOOKS,
  draftData,
  TEST_EVENT,
  webhookData,
  webhookHead,
  webhookText,
} from './webhook-message';

const NOW = manualClock('2026-11-21T09:00:00Z').now();
const ajv = addFormats(new Ajv2020({ strict: false }));

it('describes every event that can be subscribed to, and the test', () => {
  expect(DESCRIBED_WEBHOOKS.map(({ event }) => event)).toEqual([...WEBHOOK_EVENTS, TEST_EVENT]);
});

it.each(WEBHOOK_EVENTS)('describes what is sent of %s, and of no other event', (event) => {
  const result = quoteResult();
  const own: Partial<Record<typeof event, object>> = {
    'cotizacion.oferta_elegida': choiceData(result, offerIdOf(1), 2),
    'solicitud.cotizada': draftData('aZ09_-', result),
  };
  const data = own[event] ?? webhookData(result);
  const sent: unknown = JSON.parse(webhookText(webhookHead(event, NOW), data));
  const fitting = DESCRIBED_WEBHOOKS.filter(({ schema }) => ajv.validate(schema, sent));
  expect(fitting.map((described) => described.event)).toEqual([event]);
  expect((sent as { data: object }).data).not.toHaveProperty('aviso');
});

it('describes the test, whose data is empty', () => {
  const { schema } = DESCRIBED_WEBHOOKS.find(({ event }) => event === TEST_EVENT)!;
  expect(ajv.validate(schema, JSON.parse(webhookText(webhookHead(TEST_EVENT, NOW), {})))).toBe(true);
  expect(ajv.validate(schema, JSON.parse(webhookText(webhookHead(TEST_EVENT, NOW), { a: 1 })))).toBe(false);
});
