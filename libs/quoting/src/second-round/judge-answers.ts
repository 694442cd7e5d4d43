import type { Fault, Refusal } from '@cotiza/contract';
import type { AnswerKind, AnswerValue, GivenAnswers } from '@cotiza/insurers-port';
import type { Fields } from '@cotiza/kernel';
import { publishedKind, questionsIn, type AskedAndGiven, type AskedQuestion } from './questions';

export type JudgedAnswers =
  | { readonly refusal: Refusal }
  /** All of them have been given before. */
  | { readonly isRepeated: true; readonly insurers: readonly string[] }
  /** By the id of the insurer, whose questions are all answered. */
  | { readonly answers: Readonly<Record<string, GivenAnswers>> };

/** Judges the answers to questions, by their names; all faults together. */
export function judgeAnswers(
  { answers: asked, given, until }: AskedAndGiven,
  sent: Fields,
  now: number,
): JudgedAnswers {
  const before = new Map<string, { readonly insurer: string; readonly value: AnswerValue }>(
    Object.entries(given).flatMap(([insurer, { values }]) =>
      Object.entries(values).map(([code, value]) => [`${insurer}.${code}`, { insurer, value }] as const),
    ),
  );
  const answered = Object.keys(sent).filter((name) => before.has(name));
  if (answered.some((name) => before.get(name)?.value !== sent[name])) return refuse('pregunta_ya_respondida');
  const fresh = Object.keys(sent).filter((name) => !before.has(name));
  if (fresh.length === 0) {
    const insurers = answered.flatMap((name) => before.get(name)?.insurer ?? []);
    return { isRepeated: true, insurers: [...new Set(insurers)] };
  }
  if (now >= until) return refuse('respuesta_fuera_de_plazo');
  return judgeFresh(questionsIn(asked), sent, fresh);
}

function judgeFresh(
  questions: ReadonlyMap<string, AskedQuestion>,
  sent: Fields,
  fresh: readonly string[],
): JudgedAnswers {
  const answers: Record<string, Record<string, AnswerValue>> = {};
  for (const name of fresh) {
    const insurer = questions.get(name)?.insurer;
    if (insurer !== undefined) answers[insurer] = {};
  }
  const faults = fresh.some((name) => !questions.has(name)) ? [UNKNOWN] : [];
  for (const [name, question] of questions) {
    const ofInsurer = answers[question.insurer];
    if (!ofInsurer) continue;
    const value = sent[name];
    const fault = faultOf(question.kind, value);
    if (fault) faults.push({ campo: `respuestas.${name}`, pregunta: question.text, ...fault });
    else ofInsurer[question.code] = value as AnswerValue;
  }
  return faults.length > 0 ? refuse('datos_invalidos', faults) : { answers };
}

const refuse = (problem: Refusal['problem'], faults: readonly Fault[] = []) => ({ refusal: { problem, faults } });

/** The name is not repeated: it is whatever was sent. */
const UNKNOWN: Fault = {
  campo: 'respuestas',
  codigo: 'no_documentado',
  mensaje: 'Ninguna aseguradora pregunta eso en esta cotización: cada respuesta lleva el nombre que está en pregunta.',
};

function faultOf(kind: AnswerKind, value: unknown): Omit<Fault, 'campo'> | undefined {
  const { minimo, maximo, valores } = publishedKind(kind);
  if (value === undefined)
    return {
      codigo: 'falta',
      mensaje: 'Falta la respuesta: se responden juntas todas las preguntas de una aseguradora.',
    };
  switch (kind.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : { codigo: 'tipo', mensaje: 'Tiene que ser true o false.' };
    case 'integer':
      if (!Number.isInteger(value)) return { codigo: 'tipo', mensaje: 'Tiene que ser un número entero.' };
      return Number(value) >= kind.min && Number(value) <= kind.max
        ? undefined
        : { codigo: 'rango', mensaje: `Tiene que estar entre ${kind.min} y ${kind.max}.`, minimo, maximo };
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(kind.values, value)
        ? undefined
        : {
            codigo: 'valor_no_permitido',
            mensaje: 'Tiene que ser uno de los valores de la pregunta.',
            valores: [...(valores ?? [])],
          };
  }
}
