import type { PlateMatch } from '@cotiza/quoting';
import { CallFailed, invalidAnswer, type HttpClient, type HttpReply, AnswerReader } from '@cotiza/transport';

const KINDS = { Car: 'coche', Motorcycle: 'moto' } as const;
const OK = 200;
const BAD_REQUEST = 400;
/** The reference of the calls in logs: a look-up belongs to no quotation yet. */
const REFERENCE = 'plate-registry';

export interface PlateQuestion {
  readonly line: keyof typeof KINDS;
  /** Upper case, no separators. */
  readonly plate: string;
}

/**
 * Looks a plate up in the registry.
 *
 * @throws CallFailed when there is no valid answer
 */
export async function lookUpPlate(
  http: HttpClient,
  apiKey: string,
  { line, plate }: PlateQuestion,
  signal: AbortSignal,
): Promise<readonly PlateMatch[]> {
  const headers = { 'x-api-key': apiKey, accept: 'application/json' };
  // The plate is in the query, which is not logged.
  const query = { matricula: plate, tipo: KINDS[line] };
  const write = () => ({ method: 'GET', path: '/v1/vehiculos', query, headers }) as const;
  return readAnswer(await http.send(write, { signal, reference: REFERENCE, repeatable: true }));
}

function readAnswer(reply: HttpReply): readonly PlateMatch[] {
  if (reply.status !== OK) {
    throw new CallFailed('failure', `answered ${reply.status}`, { blameless: reply.status === BAD_REQUEST });
  }
  if (reply.mediaType !== 'application/json') throw invalidAnswer('the answer is not JSON');
  return readPlateMatches(reply.body);
}

const MAX_MATCHES = 50;
const ID_CHARS = 20;

/**
 * Reads the vehicles that the registry found for a plate.
 *
 * @throws CallFailed when the answer differs from `vendor/openapi.json`
 */
function readPlateMatches(body: string): readonly PlateMatch[] {
  const vehicles = AnswerReader.ofJson(body, 'answer').list(0, MAX_MATCHES);
  return vehicles.map((vehicle) => ({
    versionId: vehicle.at('id_version').text(ID_CHARS),
    registrationDate: vehicle.at('fecha_matriculacion').orNull((date) => date.day()),
  }));
}
