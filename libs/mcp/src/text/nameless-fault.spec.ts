import { TOOLS } from '../tool-surface';
import { nameless } from './nameless-fault';

const mensaje = 'Este campo no existe.';

it.each([
  ['marcada', ''],
  ['holder.marcada', 'holder'],
  ['holder."marcada. otra"', 'holder'],
  ['holder.address."a"b"', 'holder.address'],
  ['holder.address."a"."b"', 'holder.address'],
  ['marcada.otra."y"', ''],
  ['codigo_postal', 'codigo_postal'],
  ['vehicle', 'vehicle'],
])('names the place of an unknown field, and not the field: %s', (campo, named) => {
  expect(nameless({ campo, codigo: 'no_documentado', mensaje })).toEqual({
    campo: named,
    codigo: 'no_documentado',
    mensaje,
  });
});

it('names no unknown field, whatever is wrong with it', () => {
  const fault = { campo: 'marcada', codigo: 'tipo', mensaje } as const;
  expect(nameless(fault)).toEqual({ ...fault, campo: '' });
});

it('names every field that there is', () => {
  const fault = { campo: 'holder.name', codigo: 'falta', mensaje: 'Falta.' } as const;
  expect(nameless(fault)).toBe(fault);
  expect(nameless({ ...fault, campo: '' })).toEqual({ ...fault, campo: '' });
});

it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  'names every argument of %s, so that a client knows which one is wrong',
  (_name, { inputSchema }) => {
    const names = Object.keys((inputSchema as { properties: object }).properties);
    expect(names.filter((campo) => nameless({ campo, codigo: 'no_documentado', mensaje }).campo !== campo)).toEqual([]);
  },
);
