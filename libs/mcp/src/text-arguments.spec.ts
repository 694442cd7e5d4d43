import { textArguments } from './text-arguments';

it('gives the texts, and a fault for each argument that is none', () => {
  const { texts, faults } = textArguments({
    tipo: 'towns',
    codigo_postal: 28013,
    ramo: null,
    marca: ['a'],
    modelo: {},
  });
  expect(texts).toEqual({ tipo: 'towns' });
  expect(faults.map(({ campo, codigo }) => [campo, codigo])).toEqual([
    ['codigo_postal', 'tipo'],
    ['marca', 'tipo'],
    ['modelo', 'tipo'],
  ]);
});

it('repeats no value, and no more than the beginning of a long name', () => {
  const { faults } = textArguments({ ['x'.repeat(500)]: { secreto: 'zxmarca' } });
  expect(faults[0]!.campo).toBe('x'.repeat(60));
  expect(JSON.stringify(faults)).not.toContain('zxmarca');
});

it('takes a hostile name for what it is', () => {
  const { texts } = textArguments(JSON.parse('{"__proto__":"a","constructor":"b"}') as Record<string, unknown>);
  expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
  expect(texts.constructor).toBe('b');
});
