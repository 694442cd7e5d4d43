import { normalisePlate, plate, PLATE_IN_BOX, plateKind } from './plate';

/** As a browser reads a `pattern`. */
const IN_BOX = new RegExp(`^(?:${PLATE_IN_BOX})$`, 'v');

const EXAMPLES = [
  ['ordinary', '1234BCD'],
  ['special vehicle', 'E1234BCD'],
  ['trailer', 'R1234BCD'],
  ['moped', 'C1234BCD'],
  ['historic', 'H1234BCD'],
  ['tourist', 'T1234BCD'],
  ['temporary, private', 'P1234BCD'],
  ['temporary, dealer', 'S1234BCD'],
  ['temporary, registered', 'V1234BCD'],
  ['diplomatic', 'CD12345'],
  ['consular', 'CC12345'],
  ['international body', 'OI12345'],
  ['technical staff', 'TA12345'],
  ['state', 'PGC1234B'],
  ['army', 'ET12345'],
  ['police', 'CNP1234AB'],
  ['provincial with letters', 'M1234AB'],
  ['provincial with one letter', 'SS1234A'],
  ['former provincial code', 'GE1234AB'],
  ['provincial of digits', 'M123456'],
  ['provincial, one digit', 'TF1'],
  ['historic until 1995', 'MH12'],
  ['historic until 1999', 'VHM0123'],
] as const;

describe.each(EXAMPLES)('%s: %s', (_kind, text) => {
  it('is accepted, also in lower case and with spaces or hyphens', () => {
    for (const written of [text, text.toLowerCase(), [...text].join(' '), [...text].join('-'), ` ${text}-`]) {
      expect([written, plate.test(written)]).toEqual([written, true]);
      expect(normalisePlate(written)).toBe(text);
      expect([written, IN_BOX.test(written)]).toEqual([written, true]);
    }
  });
});

it.each(['1234', '1234BC', '123BCD', '1234ABC', '1234BCDF', 'no la sé', '12345BCD'])(
  'is seen not to be one when its box is left: %s',
  (text) => {
    expect(IN_BOX.test(text)).toBe(false);
  },
);

it.each([...'AEIOUÑQ'])('refuses a series with %s', (letter) => {
  for (const series of [`${letter}CD`, `B${letter}D`, `BC${letter}`]) {
    expect([series, plate.test(`1234${series}`)]).toEqual([series, false]);
    expect([series, plate.test(`C1234${series}`)]).toEqual([series, false]);
  }
});

const NO_PLATES =
  '12345BCD|123BCD|1234BC|1234BCDF|A12345BCD|X1234BCD|BCD1234|XX1234AB|M1234567|M1234ABC|M|1234|ABCD|' +
  '----|    ||1234_BCD|1234.BCD|1234BCD\n|1234\tBCD|1234/BCD|١٢٣٤BCD|ß1234AB|ſS1234AB|1234ßCD';

it.each(NO_PLATES.split('|'))('refuses %p', (text) => {
  expect(plate.test(text)).toBe(false);
});

it('tells the plates that say when a vehicle was registered, and those of mopeds', () => {
  const kindOf = (name: string) => plateKind(EXAMPLES.find(([kind]) => kind === name)![1]);
  expect(kindOf('ordinary')).toBe('ordinary');
  expect(kindOf('moped')).toBe('moped');
  for (const [name] of EXAMPLES.filter(([kind]) => /provincial/.test(kind))) {
    expect([name, kindOf(name)]).toEqual([name, 'provincial']);
  }
  expect(kindOf('special vehicle')).toBe('special');
  expect(plateKind('R1234BBB')).toBe('trailer');
  for (const name of ['historic', 'consular', 'state', 'police', 'historic until 1995', 'historic until 1999']) {
    expect([name, kindOf(name)]).toEqual([name, 'other']);
  }
});
