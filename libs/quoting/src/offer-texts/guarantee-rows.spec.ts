import { guaranteeOf } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';
import { guaranteeRows, guaranteesInWords, notCovered } from './guarantee-rows';

const LIABILITY: GuaranteeIncluded = { code: 'rc_obligatoria', name: 'RC', cover: 'Daños a otros.' };
const GLASS: GuaranteeIncluded = { code: 'lunas', name: 'Cristales', cover: 'Repara el parabrisas.' };
const OWN: GuaranteeIncluded = { name: 'A medida', cover: 'Lo que ninguna otra.' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('sets offers side by side, guarantee by guarantee, under the names of the line', () => {
  const limited = { ...GLASS, limitCents: 600_00, excessCents: 50_00, terms: ['Solo en talleres concertados.'] };
  const rows = guaranteeRows('Car', [
    [LIABILITY, GLASS],
    [LIABILITY, limited, OWN],
  ]);
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['Responsabilidad civil obligatoria', false],
    ['Lunas', true],
    ['A medida', true],
  ]);
  expect(rows[1]?.cells[1]?.terms.map(plain)).toEqual([
    'Hasta 600 €.',
    'Franquicia de 50 €.',
    'Solo en talleres concertados.',
  ]);
  expect(rows[2]?.cells).toEqual([null, { terms: [] }]);
  expect(rows[2]?.means).toBe('Lo que ninguna otra.');
});

it('says no meaning where insurers mean different things by a name that is not of the line', () => {
  const [row] = guaranteeRows('Car', [[OWN], [{ ...OWN, cover: 'Otra cosa.' }]]);
  expect(row?.means).toBeNull();
});

it('states both limits of liability under one name', () => {
  const liability = (part: string, limitCents: number): GuaranteeIncluded => ({
    ...LIABILITY,
    name: `Responsabilidad civil: ${part}`,
    limitCents,
  });
  const said = guaranteesInWords('Car', [
    liability('daños a personas', 70_000_000_00),
    GLASS,
    liability('daños materiales', 15_000_000_00),
  ]);
  expect(said.map(({ name, cover, terms }) => [name, cover, terms.map(plain)])).toEqual([
    [
      'Responsabilidad civil obligatoria',
      guaranteeOf('Car', 'rc_obligatoria')!.cover,
      ['Daños a personas: hasta 70 millones de euros.', 'Daños materiales: hasta 15 millones de euros.'],
    ],
    ['Lunas', GLASS.cover, []],
  ]);
});

describe('what is not covered', () => {
  it('is the guarantees of the line that an offer lacks, and what those that it has exclude', () => {
    const said = notCovered('Car', [LIABILITY, GLASS]);
    expect(said?.absent).toContain('Daños propios');
    expect(said?.absent).not.toContain('Lunas');
    expect(said?.excluded).toContainEqual({
      name: 'Lunas',
      excludes: ['No paga faros, espejos ni techos de cristal.'],
    });
  });

  it('is not known of an offer without codes', () => expect(notCovered('Car', [OWN])).toBeNull());
});
