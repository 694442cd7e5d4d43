import type { Town } from '@cotiza/insurers-port';
import type { Places, PostalCodeAnswer } from '../ports/reference-data';
import type { Findings } from './findings';

/** The two fields of an address that say where it is. */
export interface PlaceFields {
  readonly postalCode: string | undefined;
  readonly townId: number | undefined;
  readonly townIdPath: string;
}

const ASK_TOWN = 'Pregunta al cliente cuál es y envía su valor del catálogo towns.';

/**
 * The municipality of an address: the one sent, if it belongs to the postal code; the only one of the postal code, if it
 * has one; otherwise it has to be asked.
 */
export function resolveTown(fields: PlaceFields, places: Places, findings: Findings): Town | undefined {
  const { postalCode, townId, townIdPath } = fields;
  if (postalCode === undefined || findings.has(townIdPath)) return undefined;
  const answer = places.findPostalCode(postalCode);
  return townId === undefined
    ? deduceTown(answer, townIdPath, findings)
    : confirmTown(answer, places.findTown(townId), townId, townIdPath, findings);
}

function deduceTown(answer: PostalCodeAnswer, path: string, findings: Findings): Town | undefined {
  if (answer.kind === 'listed' && answer.towns.length === 1) return answer.towns[0];
  const why =
    answer.kind === 'listed'
      ? 'El código postal tiene varios municipios.'
      : 'El código postal no está en el callejero: hace falta el municipio.';
  findings.add(path, 'ambiguo', `${why} ${ASK_TOWN}`);
  return undefined;
}

function confirmTown(
  answer: PostalCodeAnswer,
  town: Town | undefined,
  townId: number,
  path: string,
  findings: Findings,
): Town | undefined {
  if (!town) findings.add(path, 'desconocido', `No hay ningún municipio con ese id. ${ASK_TOWN}`);
  else if (answer.kind === 'listed' && !answer.towns.some(({ id }) => id === townId)) {
    findings.add(path, 'incoherente', 'El municipio no es de ese código postal.');
  } else if (answer.kind === 'unlisted' && town.provinceCode !== answer.provinceCode) {
    findings.add(path, 'incoherente', 'El municipio no es de la provincia de ese código postal.');
  } else return town;
  return undefined;
}
