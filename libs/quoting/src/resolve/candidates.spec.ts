import { TEST_DAY } from '@cotiza/contract/testing';
import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { SEVERAL_TOWNS_CODE, testReferenceData, registryOf, UNLISTED_CODE } from '../testing';
import { townCandidates } from './candidates';
import { Findings } from './findings';
import { licencesThatAllow } from './motorcycle-licence.rule';
import { resolveTown } from './town.rule';
import { resolveVehicle } from './vehicle.rule';

const PATH = 'holder.address.town_id';
const townFault = (postalCode: string, townId?: number) => {
  const findings = new Findings('Car', [], TEST_DAY);
  resolveTown({ postalCode, townId, townIdPath: PATH }, testReferenceData(), findings);
  return findings.faults[0]!;
};
const ALICANTE = [
  { valor: 3014, etiqueta: 'Alacant' },
  { valor: 3050, etiqueta: 'Campello' },
];

it.each([
  ['ambiguo', undefined],
  ['incoherente', 28079],
  ['desconocido', 3999],
])('a town that is %s comes with those of the postal code', (codigo, townId) => {
  expect(townFault(SEVERAL_TOWNS_CODE, townId)).toMatchObject({ codigo, valores: ALICANTE });
});

it('a postal code that no file lists leaves a province: the catalogue is named instead', () => {
  const fault = townFault(UNLISTED_CODE);
  expect(fault).toMatchObject({ codigo: 'ambiguo', catalogo: 'towns' });
  expect(fault.valores).toBeUndefined();
  expect(fault.mensaje).toContain('catálogo towns');
});

it('fifty candidates are shown at most, and how to see the others', () => {
  const towns = Array.from({ length: 52 }, (_, index) => ({ id: index + 1, name: `N${index}`, provinceCode: '01' }));
  const { valores, howToChoose } = townCandidates(towns);
  expect(valores).toHaveLength(50);
  expect(howToChoose).toContain('Hay 2 valores más: todos están en el catálogo towns');
  expect(townCandidates(towns.slice(0, 50)).howToChoose).not.toContain('más');
});

it('a plate of several versions comes with those that the catalogue knows, each once', async () => {
  const other = { ...TEST_CAR, id: 'V2', name: 'Otra' };
  const match = (versionId: string) => ({ versionId, registrationDate: null });
  const findings = new Findings('Car', [], TEST_DAY);
  await resolveVehicle(
    {
      line: 'Car',
      plate: '1234MKF',
      versionId: undefined,
      versionPath: 'vehicle.version_id',
      registrationDate: '2024-01-10',
      purchaseDate: undefined,
    },
    (id) => [TEST_CAR, other].find((version) => version.id === id),
    registryOf(match(TEST_CAR.id), match('V2'), match('V2'), match('NONE')),
    findings,
  );
  const nameOf = ({ brandName, modelName, name }: typeof TEST_CAR) => `${brandName} ${modelName} ${name}`;
  expect(findings.faults).toMatchObject([
    {
      campo: 'vehicle.version_id',
      codigo: 'ambiguo',
      valores: [
        { valor: TEST_CAR.id, etiqueta: nameOf(TEST_CAR) },
        { valor: 'V2', etiqueta: nameOf(other) },
      ],
    },
  ]);
});

it.each([
  ['a moped', { displacementCc: 49, powerKw: 2 }, 'B', ['AM', 'A1', 'A2', 'A', 'LCM']],
  ['a motorcycle of 125', { displacementCc: 125, powerKw: 11 }, 'AM', ['A1', 'A2', 'A', 'B']],
  ['a large motorcycle', { displacementCc: 900, powerKw: 70 }, 'A2', ['A']],
] as const)('%s is allowed by other licences than the one refused', (_name, size, refused, allowed) => {
  expect(licencesThatAllow({ ...TEST_MOTORCYCLE, fuel: 'Gasoline', ...size }, refused)).toEqual(allowed);
});
