import { typedIn } from './typed-words';

/** The words of a text, each with its bit and what it is. */
const seen = (text: string, isNamedByDisplacement: boolean) =>
  typedIn(text, isNamedByDisplacement)
    .map(({ text: word, bit, isMinor, isFigure }) =>
      [word, bit, ...(isMinor ? ['minor'] : []), ...(isFigure ? ['figure'] : [])].join(' '),
    )
    .join(', ');

it.each([
  ['a displacement of a car is a figure', 'pcx 125cc', false, 'pcx 1, 125 cc 2 figure'],
  ['that of a motorcycle is a part of its name', 'pcx 125cc', true, 'pcx 1, 125 2'],
  ['a word that says only that a vehicle is meant matches nothing', 'vendo pcx', true, 'vendo 0, pcx 2'],
  ['unless all words do, and minor ones then count', 'el coche', false, 'el 1, coche 2'],
  ['minor words count less beside others', 'el pcx', true, 'el 1 minor, pcx 2'],
])('%s', (_name, text, isNamedByDisplacement, words) => expect(seen(text, isNamedByDisplacement)).toBe(words));
