import { jsonFault } from './json-fault';

it.each([
  ['', /vacío/],
  ['  \n', /vacío/],
  ['{"a":1,}', /Sobra la coma.*línea 1, columna 8\./],
  ['{\n  "a": [1, 2,]\n}', /Sobra la coma.*línea 2, columna 14\./],
  ['```json\n{"a":1}\n```', /marcas de código.*línea 1, columna 1\./],
  ['{"a":NaN}', /NaN.*columna 6\./],
  ['{"a":-Infinity}', /Infinity/],
  ['{"a":None}', /null/],
  ['{"a":True}', /true o false/],
  ["{'a':1}", /dobles.*columna 2\./],
  ['{“a”:1}', /rectas/],
  ['{a:1}', /comillas dobles/],
  ['{"a":1 // x\n}', /comentarios/],
  ['{"a":', /Termina/],
  ['{"a":"x', /cerrar un texto/],
  ['{"a":1} {"b":2}', /final/],
  ['{"a" 1}', /línea 1/],
  ['{"a":01}', /línea 1/],
])('%j: %s', (text, says) => {
  expect(jsonFault(Buffer.from(text))).toMatch(says);
});

it('reads no further where a text opens more levels than any body has', () => {
  expect(jsonFault(Buffer.from('{"a":'.repeat(40_000)))).toMatch(/Anida más de 100/);
  expect(jsonFault(Buffer.from(`[${'[{}],'.repeat(1000)}]`))).toMatch(/Sobra la coma/);
});

it('says of other bytes than UTF-8 where they begin', () => {
  expect(jsonFault(Buffer.from('{"nombre":"Lucía"}', 'latin1'))).toMatch(/Latin-1.*línea 1, columna 15\./);
});

it('repeats nothing of the body', () => {
  expect(jsonFault(Buffer.from('{"email":"lucia@example.com" "phone":1}'))).not.toMatch(/lucia|phone|email/);
});
