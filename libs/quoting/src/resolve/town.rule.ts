import type { FaultCode } from '@cotiza/contract';
import type { Town } from '@cotiza/insurers-port';
import type { Places, PostalCodeAnswer } from '../ports/reference-data';
import { townCandidates } from './candidates';
import type { FaultCollector } from './fault-collector';

/** The two fields of an address that say where it is. */
export interface PlaceFields {
  readonly postalCode: string | undefined;
  readonly townId: number | undefined;
  readonly townIdPath: string;
}

/** The candidates of a postal code that is not listed are in the catalogue. */
const LOOK_TOWN_UP = 'Pregunta al cliente cuál es y envía su valor del catálogo towns con ese codigo_postal.';

/**
 * The municipality of an address: the one sent, if it belongs to the postal code; the only one of the postal code, if it
 * has one; otherwise it has to be asked.
 */
export function resolveTown(fields: PlaceFields, places: Places, findings: FaultCollector): Town | undefined {
  const { postalCode, townId, townIdPath } = fields;
  if (postalCode === undefined || findings.has(townIdPath)) return undefined;
  const answer = places.findPostalCode(postalCode);
  return townId === undefined
    ? deduceTown(answer, townIdPath, findings)
    : confirmTown(answer, places.findTown(townId), townId, townIdPath, findings);
}

function deduceTown(answer: PostalCodeAnswer, path: string, findings: FaultCollector): Town | undefined {
  if (answer.kind === 'listed' && answer.towns.length === 1) return answer.towns[0];
  if (answer.kind === 'listed')
    addWithTowns(findings, path, 'ambiguo', 'El código postal tiene varios municipios.', answer.towns);
  else {
    findings.add(path, 'ambiguo', `El código postal no está en el callejero: hace falta el municipio. ${LOOK_TOWN_UP}`);
  }
  return undefined;
}

function confirmTown(
  answer: PostalCodeAnswer,
  town: Town | undefined,
  townId: number,
  path: string,
  findings: FaultCollector,
): Town | undefined {
  if (answer.kind === 'listed') {
    if (town && answer.towns.some(({ id }) => id === townId)) return town;
    const [codigo, why] = town
      ? (['incoherente', 'El municipio no es de ese código postal.'] as const)
      : (['desconocido', 'No hay ningún municipio con ese id.'] as const);
    addWithTowns(findings, path, codigo, why, answer.towns);
  } else if (!town) {
    findings.add(path, 'desconocido', `No hay ningún municipio con ese id. ${LOOK_TOWN_UP}`);
  } else if (town.provinceCode !== answer.provinceCode) {
    findings.add(path, 'incoherente', `El municipio no es de la provincia de ese código postal. ${LOOK_TOWN_UP}`);
  } else return town;
  return undefined;
}

/** A postal code that is listed leaves few towns, which are the candidates. */
function addWithTowns(
  findings: FaultCollector,
  path: string,
  codigo: FaultCode,
  why: string,
  towns: readonly Town[],
): void {
  const { valores, howToChoose } = townCandidates(towns);
  findings.add(path, codigo, `${why} ${howToChoose}`, valores);
}
