import type { PlateMatch } from '@cotiza/quoting';
import { AnswerReader } from '@cotiza/transport';

const MAX_MATCHES = 50;
const ID_CHARS = 20;

/**
 * Reads the vehicles that the registry found for a plate.
 *
 * @throws CallFailed when the answer differs from `vendor/openapi.json`
 */
export function readPlateMatches(body: string): readonly PlateMatch[] {
  const vehicles = AnswerReader.ofJson(body, 'answer').list(0, MAX_MATCHES);
  return vehicles.map((vehicle) => ({
    versionId: vehicle.at('id_version').text(ID_CHARS),
    registrationDate: vehicle.at('fecha_matriculacion').orNull((date) => date.day()),
  }));
}
