import { tables } from '@cotiza/contract';
import { bodyOf } from '@cotiza/contract/testing';
import { call, testService, toolNamed, VALID_CALLS } from './testing/test-service';
import { TOOLS } from './tool-surface';
import { HOST_KEYS, unwrapped, withBlocks, withoutHostKeys } from './sent-arguments';

const { insurance_line: _line, ...car } = bodyOf('Car').build();

it('leaves out what hosts add at the top, and only there', () => {
  const added = { toolCallId: 'c1', sessionId: 's', action: 'sendMessage', chatInput: 'hola', _meta: {} };
  expect(withoutHostKeys({ tipo: 'genders', ...added })).toEqual({ tipo: 'genders' });
  expect(withoutHostKeys({ datos: added, otra: 1 })).toEqual({ datos: added, otra: 1 });
});

it.each(TOOLS.map(({ name }) => name))('%s takes a call with every key that a host adds', async (name) => {
  const { args, line } = VALID_CALLS[name]!;
  for (const key of Object.keys(HOST_KEYS)) {
    const { isError } = await call(toolNamed(name), { ...args, [key]: key === '_meta' ? {} : true }, testService(line));
    expect([key, isError ?? false]).toEqual([key, false]);
  }
});

it('reads blocks at every level from JSON text', () => {
  const holder = JSON.stringify({ ...car.holder, address: JSON.stringify(car.holder.address) });
  expect(withBlocks({ ...car, holder }, tables.Car)).toEqual(car);
});

it.each(['{', '[]', 'null', '"x"', '', 'Lucía', 7, null])('leaves what is no JSON of an object: %p', (holder) =>
  expect(withBlocks({ holder }, tables.Car)).toEqual({ holder }),
);

it('leaves JSON text in a field that is no block', () => {
  const sent = { client_reference: '{}', constructor: '{}' };
  expect(withBlocks(sent, tables.Car)).toEqual(sent);
});

describe('a body inside datos', () => {
  it.each([
    ['an object', { datos: car }],
    ['JSON text', { datos: JSON.stringify(car) }],
    ['with its ramo', { datos: car, ramo: 'coche' }],
    ['with its line', { datos: car, ramo: 'Car' }],
  ])('is the body: %s', (_name, args) => expect(unwrapped(args, 'Car')).toEqual(car));

  it('keeps the key beside it', () =>
    expect(unwrapped({ datos: car, idempotency_key: 'k' }, 'Car')).toEqual({ ...car, idempotency_key: 'k' }));

  it.each([
    ['beside other fields', { datos: car, holder: car.holder }],
    ['of another line', { datos: car, ramo: 'moto' }],
    ['that is no object', { datos: 'x' }],
  ])('is left where it may say something else: %s', (_name, args) => expect(unwrapped(args, 'Car')).toBe(args));
});
