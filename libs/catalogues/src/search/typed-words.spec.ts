import { typedIn } from './typed-words';

const seen = (text: string, isNamedByDisplacement: boolean) =>
  typedIn(text, isNamedByDisplacement).map(({ text: word, bit, isMinor, isFigure }) => [word, bit, isMinor, isFigure]);

it.each([
  [
    'a displacement of a car is a figure',
    'pcx 125cc',
    false,
    [
      ['pcx', 1, false, false],
      ['125 cc', 2, false, true],
    ],
  ],
  [
    'that of a motorcycle is a part of its name',
    'pcx 125cc',
    true,
    [
      ['pcx', 1, false, false],
      ['125', 2, false, false],
    ],
  ],
  [
    'a word that says only that a vehicle is meant matches nothing',
    'vendo pcx',
    true,
    [
      ['vendo', 0, false, false],
      ['pcx', 2, false, false],
    ],
  ],
  [
    'unless all words do, and minor ones then count',
    'el coche',
    false,
    [
      ['el', 1, false, false],
      ['coche', 2, false, false],
    ],
  ],
  [
    'minor words count less beside others',
    'el pcx',
    true,
    [
      ['el', 1, true, false],
      ['pcx', 2, false, false],
    ],
  ],
])('%s', (_name, text, isNamedByDisplacement, words) => expect(seen(text, isNamedByDisplacement)).toEqual(words));
