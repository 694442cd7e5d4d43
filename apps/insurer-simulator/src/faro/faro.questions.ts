import type { Fields } from '@cotiza/kernel';
import type { WireAnswer } from '../answering';
import { valueAt } from '../pricing/risk.mapper';
import { faroAnswer } from './faro.desk';

/** Faro asks about a car whose price new is at least this, in euros. */
export const ASKED_FROM_EUROS = 60_000;

const TAKEN = '';

/** The answers that each question takes: TAKEN, or the code with which Faro then declines. */
const QUESTIONS: Readonly<Record<string, ReadonlyMap<unknown, string>>> = {
  P201: new Map<unknown, string>([
    [true, TAKEN],
    [false, 'R205'],
  ]),
  P202: new Map<unknown, string>([
    ['NUNCA', TAKEN],
    ['CURSOS', TAKEN],
    ['COMPETICION', 'R206'],
  ]),
};

interface GivenAnswer {
  readonly codigo: string;
  readonly valor: unknown;
}

const given = (fields: Fields) => fields.respuestas as readonly GivenAnswer[] | undefined;
const isAsked = (fields: Fields): boolean => Number(valueAt(fields, 'vehiculo.valorNuevo')) >= ASKED_FROM_EUROS;
const decisionOn = ({ codigo, valor }: GivenAnswer) => QUESTIONS[codigo]?.get(valor);

/** Returns whether the answers of a request, if any, are one to each question about it. */
export function areAnswers(fields: Fields): boolean {
  const answers = given(fields);
  if (!answers) return true;
  const codes = answers.map(({ codigo }) => codigo).sort();
  const areTaken = answers.every((answer) => decisionOn(answer) !== undefined);
  return isAsked(fields) && areTaken && codes.join() === Object.keys(QUESTIONS).join();
}

/** Returns the answer to a request for a car that Faro does not price: its questions, or a decline for what was answered. */
export function unpriced(fields: Fields): WireAnswer | undefined {
  if (!isAsked(fields)) return undefined;
  const answer = (content: object) => faroAnswer(String(fields.referencia), 'CUESTIONARIO', content);
  const answers = given(fields);
  if (!answers) {
    return answer({ resultado: 'PREGUNTAS', preguntas: Object.keys(QUESTIONS).map((codigo) => ({ codigo })) });
  }
  const motivos = answers.map((each) => ({ codigo: decisionOn(each) })).filter(({ codigo }) => codigo !== TAKEN);
  return motivos.length > 0 ? answer({ resultado: 'RECHAZADO', tarifa: 'none', motivos }) : undefined;
}
