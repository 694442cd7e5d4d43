import type { ToldFault } from '../reading/known-field';
import { bestChoice } from '../words/choices';
import type { Notes } from './notes';

/** Times that a customer is asked by itself about the same field. */
const ASKED_AT_MOST = 2;

/** What an agent does with what it cannot mend from what it knows. */
export interface Ways {
  /** Makes the value of a field again from what was said. @returns whether it is another one */
  remake(campo: string): Promise<boolean>;
}

/** What came of mending. */
export interface Mended {
  readonly hasChanged: boolean;
  /** What only the customer can say, with the question of the door's. */
  readonly toAsk: readonly ToldFault[];
  /** Where the door leaves an agent helpless. */
  readonly helpless: readonly ToldFault[];
  readonly isUnsupported: boolean;
}

/** Mends faults by what they say, one after the other, without asking anybody. */
export async function mend(faults: readonly ToldFault[], notes: Notes, ways: Ways): Promise<Mended> {
  const isUnsupported = faults.some(isOfNoCase);
  const toAsk: ToldFault[] = [];
  const helpless: ToldFault[] = [];
  let hasChanged = false;
  for (const fault of faults) {
    if (isUnknown(fault)) hasChanged = dropUnknown(fault, notes) || hasChanged;
    else if (isForLeavingOut(fault)) hasChanged = notes.drop(fault.campo) || hasChanged;
    else if (await mendValue(fault, notes, ways)) hasChanged = true;
    else if (fault.pregunta !== undefined && timesAsked(fault, notes) < ASKED_AT_MOST) toAsk.push(fault);
    else helpless.push(fault);
  }
  return { hasChanged, toAsk, helpless, isUnsupported };
}

const timesAsked = ({ campo }: ToldFault, notes: Notes) => notes.askedAgain.get(campo) ?? 0;

const isOfNoCase = ({ codigo, mensaje }: ToldFault) =>
  codigo === 'caso_no_soportado' || /no se cotizan?\b|[Ss]olo se cotiza/.test(mensaje);

/** Over MCP the block is told, and not the field: what is in it and was never named by the door is what is meant. */
const dropUnknown = ({ campo }: ToldFault, notes: Notes) =>
  notes.values.has(campo) ? notes.drop(campo) : notes.dropUnknown(campo);

const isUnknown = ({ codigo, mensaje }: ToldFault) => codigo === 'no_documentado' || /no existe en la/.test(mensaje);

/** Something to be left out carries no question. */
const isForLeavingOut = ({ codigo, mensaje, pregunta }: ToldFault) =>
  pregunta === undefined && (codigo === 'contradiccion' || /quítal[oa]/.test(mensaje));

async function mendValue({ campo, about }: ToldFault, notes: Notes, { remake }: Ways): Promise<boolean> {
  notes.learn(about);
  notes.faulty.add(campo);
  const said = notes.said.get(campo);
  if (said === undefined) return false;
  const [few] = [about.choices].filter((choices) => choices?.some(({ etiqueta }) => etiqueta !== undefined));
  const chosen = few && bestChoice(said, few);
  if (!chosen) return remake(campo);
  const before = notes.values.get(campo);
  notes.set(campo, chosen.valor);
  return notes.values.get(campo) !== before;
}
