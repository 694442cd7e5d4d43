import { FAULT_KINDS, faultKindsOf, type FaultKind } from './fault-kinds.table';
import { parseFault, toFaultRule } from './fault-rule';

it('strikes always and for ever by default', () => {
  expect(toFaultRule({ kind: 'hang' }, 'rest')).toEqual({ kind: 'hang', probability: 1, times: null });
});

it.each([
  ['hang', { kind: 'hang' }],
  ['status-500:0.3', { kind: 'status-500', probability: 0.3 }],
])('reads %s', (text, wish) => expect(parseFault(text)).toEqual(wish));

const refused: readonly (readonly [object, string])[] = [
  [{}, 'fault undefined is not one that rest can show: hang, '],
  [{ kind: 'fire' }, 'fault fire is not one'],
  [{ kind: 'soap-fault' }, 'fault soap-fault is not one that rest can show'],
  [{ kind: 'hang', probability: 0 }, 'probability must be'],
  [{ kind: 'hang', probability: 1.1 }, 'probability must be'],
  [parseFault('hang:'), 'probability must be'],
  [{ kind: 'hang', probability: '1' }, 'probability must be'],
  [{ kind: 'hang', times: 0 }, 'times must be'],
  [{ kind: 'hang', times: 1.5 }, 'times must be'],
  [{ kind: 'hang', often: true }, 'nothing else, not often'],
];
it.each(refused)('refuses %j', (wish, why) => expect(() => toFaultRule(wish, 'rest')).toThrow(why));

it('refuses more parts than two', () => expect(() => parseFault('hang:1:2')).toThrow('KIND or KIND:probability'));

it('has every fault for somebody', () => {
  const shown = new Set((['rest', 'soap', 'plates'] as const).flatMap(faultKindsOf));
  expect([...shown].sort()).toEqual((Object.keys(FAULT_KINDS) as FaultKind[]).sort());
});
