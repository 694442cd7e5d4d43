import { isFilledIn } from './texts.rules';

it.each([
  ...['no lo sé', 'No sé', 'NS/NC', 'n/a', 'Desconocido', 'desconocida', 'sin número', 'Ninguno', 'pendiente'],
  ...[
    'pendiente de confirmar',
    'por determinar',
    'null',
    'None',
    'undefined',
    'unknown',
    'XXXXX',
    'xxx',
    '00000',
    '---',
    '?',
  ],
])('%s stands for no answer', (text) => expect(isFilledIn(text)).toBe(true));

it.each(['POL-0000-2041', 'Nosé', 'Ana', 'Nadal', 'Nulles', '1111', 'Pendientes', 'Sinaí', 'Li', 'Aa', 'de la Nada'])(
  '%s is an answer',
  (text) => expect(isFilledIn(text)).toBe(false),
);
