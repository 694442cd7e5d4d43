/**
 * The type and limits of an answer. No kind takes free text or a number long enough to identify a person, because the caller answers:
 * an insurer that needs such a fact declines.
 */
export type AnswerKind =
  | { readonly type: 'boolean' }
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly unit?: string }
  /** `values`: 2 to 20 labels of at most 300 characters, by the value that is sent, of at most 60. */
  | { readonly type: 'choice'; readonly values: Readonly<Record<string, string>> };

/** The highest number that a question may take, in either direction: fewer digits than a document, a telephone or an account has. */
export const LARGEST_ANSWER = 1_000_000;

/** A question of an insurer about a risk. */
export interface InsurerQuestion {
  /** Stable code in snake_case, at most 60 characters, once in a set: `obras_previstas`. */
  readonly code: string;
  readonly kind: AnswerKind;
  /** Spanish question for the customer, at most 300 characters. */
  readonly text: string;
  /** Use of the answer, a Spanish sentence for the customer of at most 300 characters. */
  readonly purpose: string;
}

export type AnswerValue = boolean | number | string;

/** An answer to each question of a set, by code. */
export type GivenAnswers = Readonly<Record<string, AnswerValue>>;

/** The insurer prices the risk once it knows the answers. It asks only where `AskContext.mayAsk` is set. */
export interface Questions {
  readonly kind: 'questions';
  /** From 1 to `MOST_QUESTIONS`. */
  readonly questions: readonly InsurerQuestion[];
}

export const MOST_QUESTIONS = 5;

const MOST_CHOICES = 20;
const LONGEST_TEXT = 300;
const LONGEST_VALUE = 60;
const LONGEST_UNIT = 30;

const CODE = /^[a-z]+(_[a-z]+)*$/;

/** Returns what is wrong with a set of questions, which is checked as if it had no type; undefined for a set that can be asked. */
export function questionsFault(questions: readonly (InsurerQuestion | null)[]): string | undefined {
  if (!Array.isArray(questions) || questions.length < 1 || questions.length > MOST_QUESTIONS)
    return `not 1 to ${MOST_QUESTIONS} questions`;
  const codes = questions.map((question: InsurerQuestion | null) => question?.code);
  if (!codes.every((code) => isText(code, LONGEST_VALUE) && CODE.test(code))) return 'a question has no code';
  if (new Set(codes).size < codes.length) return 'a question is asked twice';
  if (!questions.every((question: InsurerQuestion) => isText(question.text) && isText(question.purpose)))
    return 'a question has no words or no purpose';
  return questions.every((question: InsurerQuestion) => isAnswerable(question.kind))
    ? undefined
    : 'a question takes no answer that may be asked for';
}

const isText = (text: unknown, longest = LONGEST_TEXT): text is string =>
  typeof text === 'string' && text !== '' && text.length <= longest;

function isAnswerable(kind: AnswerKind | undefined): boolean {
  switch (kind?.type) {
    case 'boolean':
      return true;
    case 'integer': {
      const { min, max, unit } = kind;
      const areLimits = [min, max].every((limit) => Number.isInteger(limit) && Math.abs(limit) <= LARGEST_ANSWER);
      return areLimits && min < max && (unit === undefined || isText(unit, LONGEST_UNIT));
    }
    case 'choice': {
      const choices = Array.isArray(kind.values) ? [] : Object.entries(kind.values ?? {});
      const areTexts = choices.every(([value, label]) => isText(value, LONGEST_VALUE) && isText(label));
      return areTexts && choices.length > 1 && choices.length <= MOST_CHOICES;
    }
    default:
      return false;
  }
}
