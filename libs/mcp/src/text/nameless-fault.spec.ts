import { TOOLS } from '../tool-surface';
import { nameless } from './nameless-fault';

const mensaje = 'Este campo no existe.';
const UNNAMED = 'Un campo cuyo nombre no se repite aquí: ';

it.each([
  ['marcada', 'marcada'],
  ['holder.marcada', 'holder.marcada'],
  ['Marcada', ''],
  ['holder.Marcada', 'holder'],
  ['a'.repeat(31), ''],
  ['"marcada otra"', ''],
  ['holder."marcada. otra"', 'holder'],
  ['holder.address."a"b"', 'holder.address'],
  ['holder.address."a"."b"', 'holder.address'],
  ['marcada.otra."y"', ''],
  ['codigo_postal', 'codigo_postal'],
  ['vehicle', 'vehicle'],
])('names the place of an unknown field, and the field only if that is plain: %s', (campo, named) => {
  expect(nameless({ campo, codigo: 'no_documentado', mensaje })).toEqual({
    campo: named,
    codigo: 'no_documentado',
    // Without it, "quítalo" would be said of the block.
    mensaje: named === campo ? mensaje : UNNAMED + mensaje,
  });
});

it('names no unknown field that is not plain, whatever is wrong with it', () => {
  const fault = { campo: 'Marcada', codigo: 'tipo', mensaje } as const;
  expect(nameless(fault)).toEqual({ ...fault, campo: '', mensaje: UNNAMED + mensaje });
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
