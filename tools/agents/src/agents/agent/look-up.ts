import type { Door } from '../door/door';
import { valuesIn, verdictIn } from '../reading/answers';
import { bestChoice, type Choice } from '../words/choices';

/** Words that are left out one after the other, where a search finds nothing. */
const SHORTER_TIMES = 3;

/** What a look-up is about. */
export interface Wanted {
  readonly catalogue: string;
  readonly ramo: string;
  readonly said: string;
  /** Of a list that is short enough to be read whole. */
  readonly isShort: boolean;
}

type Parameters = Readonly<Record<string, string>>;

/** The value of a catalogue that a customer means; undefined where none is found. */
export async function lookUp(door: Door, { catalogue, ramo, said, isShort }: Wanted): Promise<Choice | undefined> {
  const ofVehicles: Parameters = catalogue.startsWith('vehicle-') ? { ramo } : {};
  if (isShort) return bestChoice(said, await search(door, ramo, { tipo: catalogue, ...ofVehicles }));
  let words = said.split(' ');
  for (let times = 0; times <= SHORTER_TIMES && words.length > 0; times += 1) {
    const values = await search(door, ramo, { tipo: catalogue, texto: words.join(' '), ...ofVehicles });
    if (values.length > 0) return bestChoice(said, values) ?? values[0];
    words = words.slice(0, -1);
  }
  return undefined;
}

/** Asks once more, where the answer says which parameters are wanted and which are not. */
async function search(door: Door, ramo: string, sent: Parameters): Promise<readonly Choice[]> {
  const call = (parameters: Parameters) => door.call({ operation: 'catalogo', ramo, sent: parameters });
  const heard = await call(sent);
  if (!heard.isRefused) return valuesIn(heard);
  const { texto, ...others } = sent;
  const faulty = new Set(verdictIn(heard).faults.map(({ campo }) => campo));
  const narrowed: Parameters = texto === undefined || faulty.has('texto') ? {} : { texto };
  const wanted = { ...others, ...narrowed, ...(faulty.has('ramo') ? { ramo } : {}) };
  return valuesIn(await call(wanted));
}
