import type { CatalogueName } from '../catalogue-names';
import type { Condition, Scalar } from './condition';
import type { FieldUse } from './field-use';
import type { MiddleCase } from './middle-case';
import type { Need } from './need';
import type { Question } from './question';
import type { TextFormat, ValueKind } from './value-kind';

/** When a field or block must be sent. */
export type Presence =
  | 'always'
  | 'optional'
  | {
      readonly when: Condition;
      /** True for a field that is asked for together with the answer on which it depends, missing or not understood. */
      readonly whileOpen?: boolean;
    };

/** A rule that ties a field to others; broken when its condition holds. */
export interface CoherenceRule {
  readonly brokenWhen: Condition;
  readonly codigo: 'incoherente' | 'contradiccion' | 'rango';
  readonly message: string;
}

/** Values that are understood but that the service does not quote. */
export interface Unsupported {
  /** Either these values... */
  readonly values?: readonly Scalar[];
  /** ...or all but these. */
  readonly allBut?: readonly Scalar[];
  readonly message: string;
}

/** Words of a field on the form that the customer fills in without an agent. */
export interface FormWords {
  /** Short name of a field that shares its question with others. */
  readonly label?: string;
  /** Replaces the hint of the question, which is worded for a conversation. */
  readonly hint?: string;
  /** Text of the box that stands for null. */
  readonly none?: string;
  /** The value that most customers choose: it begins the list. */
  readonly first?: string;
  /** Explains the words of the field; it is folded beside it. */
  readonly help?: string;
  /** Text of the button that fills in the sum which the service proposes. */
  readonly proposal?: string;
  /** The statement that the customer confirms, for a field whose only answer is yes. */
  readonly statement?: string;
}

/** Facts of a field besides its type and presence. */
export interface FieldFacts {
  /** Spanish description of the field. */
  readonly description: string;
  /** Purposes of the field, and whether it identifies a person or moves a price. */
  readonly use: FieldUse;
  /** The question whose answer fills the field. */
  readonly question: Question;
  /** The words of the customer's own form, where the question does not say them. */
  readonly form?: FormWords;
  /** A valid value, that of the example body of the line. */
  readonly example: Scalar | null;
  /** True when the example body holds the field although it is not required there. */
  readonly inExample?: boolean;
  /** The condition under which sending the field is a contradiction. */
  readonly forbiddenWhen?: Condition;
  /** The condition under which the quote is already ruled out: the field is then neither required nor judged. */
  readonly silentWhen?: Condition;
  /** Values accepted although the field is forbidden, because they mean that it was left out. */
  readonly harmless?: readonly Scalar[];
  readonly catalogue?: CatalogueName;
  /** Replaces the expected format derived from the type. */
  readonly format?: string;
  /** Text after the format: the cases in which the field has to be sent, beyond its conditions. */
  readonly formatTerms?: string;
  /** What may be sent in the place of a missing field, and the question for all of it: one of the lists of paths is enough. */
  readonly instead?: { readonly question: Question; readonly oneOf: readonly (readonly string[])[] };
  /** Spanish sentence on what to do where no listed value is true of the customer. */
  readonly unlisted?: string;
  readonly unsupported?: Unsupported;
  /** The text format that another field's value calls for. */
  readonly formatBy?: { readonly field: string; readonly formats: Readonly<Record<string, TextFormat>> };
  readonly rules?: readonly CoherenceRule[];
  /** The sentence of the field in the demands and needs of the customer; absent where it is no part of them. */
  readonly need?: Need;
  /** The value that an estimate assumes if the body has none. Without it, an estimate requires the field. */
  readonly middle?: MiddleCase;
  /** Rules that reference data or other fields decide once the value is well-formed, a sentence each. */
  readonly resolved?: readonly string[];
}

/** A row of a field table. */
export interface Field<T = unknown, P extends Presence = Presence, U extends FieldUse = FieldUse> extends FieldFacts {
  readonly node: 'field';
  readonly use: U;
  readonly kind: ValueKind<T>;
  readonly presence: P;
}

/** A nested object of the body: closed, made of fields and other blocks. */
export interface Block<C extends Children = Children, P extends Presence = Presence> {
  readonly node: 'block';
  readonly children: C;
  readonly presence: P;
  /** Spanish description of the block. */
  readonly about: string;
  readonly forbiddenWhen?: Condition;
  /** Set where an absent block is one fault with this question, instead of one for each required field. Not in the guide. */
  readonly question?: Question;
  /** The field that may be sent in its place: the absent block is one fault only where that field is absent too. */
  readonly orField?: string;
}

export type Node = Field | Block;
export interface Children {
  readonly [name: string]: Node;
}

type Conditional = { readonly when: Condition; readonly whileOpen?: boolean };

/** Facts of a row that keep its use as a type, so that the fields of an estimate can be derived. */
type FactsFor<U extends FieldUse> = FieldFacts & { readonly use: U };

export const required = <T, U extends FieldUse>(kind: ValueKind<T>, facts: FactsFor<U>): Field<T, 'always', U> => ({
  node: 'field',
  kind,
  presence: 'always',
  ...facts,
});
export const optional = <T, U extends FieldUse>(kind: ValueKind<T>, facts: FactsFor<U>): Field<T, 'optional', U> => ({
  node: 'field',
  kind,
  presence: 'optional',
  ...facts,
});
export const requiredWhen = <T, U extends FieldUse>(
  when: Condition,
  kind: ValueKind<T>,
  facts: FactsFor<U>,
): Field<T, Conditional, U> => ({
  node: 'field',
  kind,
  presence: { when },
  ...facts,
});

/** A field that is required by an answer, and asked for in the same round as that answer. */
export const requiredWhenOrOpen = <T, U extends FieldUse>(
  when: Condition,
  kind: ValueKind<T>,
  facts: FactsFor<U>,
): Field<T, Conditional, U> => ({ ...requiredWhen(when, kind, facts), presence: { when, whileOpen: true } });

type BlockFacts = Pick<Block, 'about' | 'forbiddenWhen' | 'question' | 'orField'>;

export const block = <C extends Children>(children: C, facts: BlockFacts): Block<C, 'always'> => ({
  node: 'block',
  children,
  presence: 'always',
  ...facts,
});
export const blockWhen = <C extends Children>(
  when: Condition,
  children: C,
  facts: BlockFacts,
): Block<C, Conditional> => ({ node: 'block', children, presence: { when }, ...facts });
