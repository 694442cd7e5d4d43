import type { Door } from '../door/door';
import { valuesIn, verdictIn } from '../reading/answers';
import { bestChoice, type Choice } from '../words/choices';

export interface Wanted {
  readonly catalogue: string;
  readonly ramo: string;
  readonly said: string;
  /** Reads the whole catalogue. */
  readonly isShort: boolean;
}

/** Returns the value of a catalogue that the customer means; searches again as a refusal asks. */
export async function lookUp(door: Door, { catalogue, ramo, said, isShort }: Wanted): Promise<Choice | undefined> {
  const search = (sent: object) => door.call({ operation: 'catalogo', ramo, sent: { tipo: catalogue, ...sent } });
  const ofVehicles = catalogue.startsWith('vehicle-') ? { ramo } : {};
  const answer = await search({ ...(isShort ? {} : { texto: said }), ...ofVehicles });
  const isTextRefused = answer.isRefused && verdictIn(answer).faults.some(({ campo }) => campo === 'texto');
  const values = valuesIn(isTextRefused ? await search(ofVehicles) : answer);
  return bestChoice(said, values) ?? values[0];
}
