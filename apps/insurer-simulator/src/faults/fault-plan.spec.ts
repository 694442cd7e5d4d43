import { ANSWER_STAGES } from './fault-kinds.table';
import { FaultPlan } from './fault-plan';
import type { FaultRule } from './fault-rule';

const rule = (changes: Partial<FaultRule>): FaultRule => ({ kind: 'hang', probability: 1, times: null, ...changes });

function struck(rules: readonly FaultRule[], { seed = 1, name = 'faro-a', count = 1_000 } = {}) {
  const plan = new FaultPlan(seed, name);
  plan.start(rules);
  return Array.from({ length: count }, () => plan.next(ANSWER_STAGES));
}

const often = rule({ kind: 'status-500', probability: 0.3 });

it('strikes the same requests with the same seed, and others with another', () => {
  expect(struck([often])).toEqual(struck([often]));
  expect(struck([often], { seed: 2 })).not.toEqual(struck([often]));
  expect(struck([often], { name: 'faro-b' })).not.toEqual(struck([often]));
});

it('strikes as often as its rule allows', () => {
  const hits = struck([often], { count: 10_000 }).filter(Boolean).length;
  expect(Math.abs(hits - 3_000)).toBeLessThan(150);
});

it('strikes with the first of several faults that would', () => {
  const both = struck([often, rule({ kind: 'decline' })]);
  expect(new Set(both)).toEqual(new Set(['status-500', 'decline']));
  expect(both.map((kind) => kind === 'status-500')).toEqual(struck([often]).map(Boolean));
});

it('ends a fault that has struck as often as it should', () => {
  const plan = new FaultPlan(1, 'faro-a');
  plan.start([rule({ times: 2 })]);
  expect(plan.rules).toEqual([rule({ times: 2 })]);
  expect([plan.next(ANSWER_STAGES), plan.next(ANSWER_STAGES), plan.next(ANSWER_STAGES)]).toEqual([
    'hang',
    'hang',
    null,
  ]);
  expect(plan.rules).toEqual([rule({ times: 0 })]);
});

it('keeps faults of tokens from requests that have none, without spending them', () => {
  const plan = new FaultPlan(1, 'faro-a');
  plan.start([rule({ kind: 'token-endpoint-down', times: 1 })]);
  expect(plan.next(ANSWER_STAGES)).toBeNull();
  expect(plan.next(['token-issue'])).toBe('token-endpoint-down');
  expect(plan.next(['token-issue'])).toBeNull();
});

it('begins anew when it is started again', () => {
  const plan = new FaultPlan(1, 'faro-a');
  const run = () => {
    plan.start([often]);
    return Array.from({ length: 50 }, () => plan.next(ANSWER_STAGES));
  };
  expect(run()).toEqual(run());
});
