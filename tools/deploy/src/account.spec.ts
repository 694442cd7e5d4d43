import { accountFor, type Delivery, type Evidence } from './account';

const delivery = (kind: string, more: Partial<Delivery> = {}): Delivery => ({
  ...{ kind, message: `m-${kind}`, reference: 'COT-1', clientReference: 'r-1', content: 'x', by: 'api-1' },
  ...{ acceptedAt: 1000, answeredAt: 1001 },
  ...more,
});
const EMAIL = delivery('e-mail');
const ALL = [EMAIL, delivery('cotizacion.cotizada'), delivery('cotizacion.correo_entregado')];

const account = (deliveries: readonly Delivery[], more: Partial<Evidence> = {}) =>
  accountFor({
    acknowledged: [{ reference: 'COT-1', clientReference: 'r-1' }],
    deliveries,
    deaths: new Map(),
    cuts: [],
    ...more,
  });

it('has no fault when every message arrived once', () => {
  expect(account(ALL)).toEqual({ lost: 0, duplicates: 0, faults: [] });
});

it('finds a lost message of an acknowledged quotation', () => {
  expect(account(ALL.slice(0, 2)).faults).toEqual(['COT-1 was acknowledged and has no cotizacion.correo_entregado']);
  expect(account([]).lost).toBe(3);
});

it('finds a lost message of a quotation that was kept without an answer', () => {
  const { faults } = account([EMAIL], { acknowledged: [] });
  expect(faults[0]).toBe('COT-1 was not acknowledged and has no cotizacion.cotizada');
});

const again = { ...EMAIL, by: 'api-2', acceptedAt: 9000 };

it.each<[string, Delivery, Partial<Evidence>]>([
  ['the receiver did not answer', { ...EMAIL, answeredAt: undefined }, {}],
  ['the sender was killed soon after', EMAIL, { deaths: new Map([['api-1', 1500]]) }],
  ['the database was cut off soon after', EMAIL, { cuts: [1500] }],
])('accepts a duplicate when %s', (_reason, first, more) => {
  const { duplicates, faults } = account([...ALL.slice(1), first, again], more);
  expect([duplicates, faults]).toEqual([1, []]);
});

it.each<[string, Partial<Evidence>]>([
  ['nothing happened', {}],
  ['the sender was killed much later', { deaths: new Map([['api-1', 8000]]) }],
  ['another process was killed', { deaths: new Map([['api-3', 1500]]) }],
])('does not accept a duplicate when %s', (_reason, more) => {
  expect(account([...ALL, again], more).faults).toEqual(['e-mail m-e-mail by api-1 came again without a reason']);
});

it.each<[string, readonly Delivery[], string]>([
  ['another content', [...ALL, { ...again, content: 'y' }], 'e-mail m-e-mail came again with another content'],
  ['two messages for one', [...ALL, { ...again, message: 'm-2' }], 'COT-1 e-mail has m-e-mail and m-2'],
  ['a request that was quoted twice', [...ALL, ...ALL.map(other)], 'request r-1 has COT-1 and COT-2'],
  [
    'the quotation of another request',
    [...ALL, { ...again, clientReference: 'r-2' }],
    'quotation COT-1 has r-1 and r-2',
  ],
])('finds %s', (_what, deliveries, fault) => {
  const deaths = new Map([['api-1', 1500]]);
  expect(account(deliveries, { deaths }).faults).toEqual([fault]);
});

function other(each: Delivery): Delivery {
  return { ...each, reference: 'COT-2', message: `${each.message}-2` };
}
