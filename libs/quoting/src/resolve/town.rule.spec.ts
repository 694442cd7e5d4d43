import type { Fault } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { SEVERAL_TOWNS_CODE, SINGLE_TOWN_CODE, testReferenceData, TOWNS, UNLISTED_CODE } from '../testing';
import { townCandidates } from './candidates';
import { FaultCollector } from './fault-collector';
import { resolveTown } from './town.rule';

const PATH = 'holder.address.town_id';

function resolved(postalCode: string | undefined, townId?: number, findings = new FaultCollector('Car', [], TEST_DAY)) {
  const town = resolveTown({ postalCode, townId, townIdPath: PATH }, testReferenceData(), findings);
  const [{ valores, mensaje } = {}] = findings.faults as [Partial<Fault>?];
  return { town, faults: findings.faults.map(({ campo, codigo }) => `${campo} ${codigo}`), valores, mensaje };
}

describe('the municipality of an address', () => {
  it.each([
    ['is deduced when the code has one', SINGLE_TOWN_CODE, undefined, TOWNS.madrid, []],
    ['is taken as sent when it is the one of the code', SINGLE_TOWN_CODE, 28079, TOWNS.madrid, []],
    ['is taken as sent when it is one of several', SEVERAL_TOWNS_CODE, 3050, TOWNS.campello, []],
    ['is asked when the code has several', SEVERAL_TOWNS_CODE, undefined, undefined, [`${PATH} ambiguo`]],
    ['is incoherent when it belongs to another code', SINGLE_TOWN_CODE, 3014, undefined, [`${PATH} incoherente`]],
    ['is unknown when there is none with that id', SINGLE_TOWN_CODE, 28999, undefined, [`${PATH} desconocido`]],
    ['is asked when no file lists the code', UNLISTED_CODE, undefined, undefined, [`${PATH} ambiguo`]],
    ['completes an unlisted code of its province', UNLISTED_CODE, 28079, TOWNS.madrid, []],
    ['is incoherent with an unlisted code elsewhere', UNLISTED_CODE, 3014, undefined, [`${PATH} incoherente`]],
    ['stays silent when the code is missing', undefined, 28079, undefined, []],
  ])('%s', (_name, code, id, town, faults) => {
    expect(resolved(code, id)).toMatchObject({ town, faults });
  });

  const several = [TOWNS.alicante, TOWNS.campello].map(({ id, name }) => ({ valor: id, etiqueta: name }));
  it.each([undefined, 28079, 3999])('is chosen among those of the postal code: sent as %p', (id) =>
    expect(resolved(SEVERAL_TOWNS_CODE, id).valores).toEqual(several),
  );

  it('is looked up in the catalogue when no file lists the code', () => {
    const { valores, mensaje } = resolved(UNLISTED_CODE);
    expect(valores).toBeUndefined();
    expect(mensaje).toContain('catálogo towns');
  });

  it('says nothing more of a town_id that already has a fault', () => {
    const known = new FaultCollector('Car', [{ campo: PATH, codigo: 'tipo', mensaje: 'x' }], TEST_DAY);
    expect(resolved(SEVERAL_TOWNS_CODE, undefined, known).faults).toEqual([`${PATH} tipo`]);
  });
});

it('fifty candidates are shown at most, and how to see the others', () => {
  const towns = Array.from({ length: 52 }, (_, index) => ({ id: index + 1, name: `N${index}`, provinceCode: '01' }));
  const { valores, howToChoose } = townCandidates(towns);
  expect(valores).toHaveLength(50);
  expect(howToChoose).toContain('Hay 2 valores más: todos están en el catálogo towns');
  expect(townCandidates(towns.slice(0, 50)).howToChoose).not.toContain('más');
});
