import type { CatalogueName } from '../catalogue-names';
import type { Condition, Scalar } from './condition';
import type { FieldUse } from './field-use';
import type { Need } from './need';
import type { Question } from './question';
import type { TextFormat, ValueKind } from './value-kind';

/** When a field or block must be sent. */
export type Presence = 'always' | 'optional' | { readonly when: Condition };

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

/** What a row of a field table says of one field besides its type and presence. */
export interface FieldFacts {
  /** Spanish description: what the field is. */
  readonly description: string;
  /** Whom it identifies, whether it moves a price, and why it is asked. */
  readonly use: FieldUse;
  /** The question whose answer fills the field. */
  readonly question: Question;
  /** A valid value, that of the example body of the line. */
  readonly example: Scalar | null;
  /** Whether the example body holds the field although it is not required there. */
  readonly inExample?: boolean;
  /** When sending the field is a contradiction. */
  readonly forbiddenWhen?: Condition;
  /** When another field's value already rules out the quote: the field is then neither required nor judged. */
  readonly silentWhen?: Condition;
  /** Values accepted although the field is forbidden: they say the same as leaving it out. */
  readonly harmless?: readonly Scalar[];
  readonly catalogue?: CatalogueName;
  /** Replaces the expected format derived from the type. */
  readonly format?: string;
  /** What follows the format: when the field has to be sent, beyond what conditions say. */
  readonly formatTerms?: string;
  readonly unsupported?: Unsupported;
  /** The text format that another field's value calls for. */
  readonly formatBy?: { readonly field: string; readonly formats: Readonly<Record<string, TextFormat>> };
  readonly rules?: readonly CoherenceRule[];
  /** How the answer is told back among what the customer asked for; absent where it is no part of that. */
  readonly need?: Need;
  /** What reference data or other fields say of the value once it is well-formed, a sentence each; enforced where they are resolved. */
  readonly resolved?: readonly string[];
}

/** A row of a field table. */
export interface Field<T = unknown, P extends Presence = Presence, U extends FieldUse = FieldUse> extends FieldFacts {
  readonly node: 'field';
  readonly use: U;
  readonly kind: ValueKind<T>;
  readonly presence: P;
}

/** A nested object of the body: closed, made of rows and other blocks. */
export interface Block<C extends Children = Children, P extends Presence = Presence> {
  readonly node: 'block';
  readonly children: C;
  readonly presence: P;
  /** What the block is, in Spanish. */
  readonly about: string;
  readonly forbiddenWhen?: Condition;
  /** Present where an absent block is one fault, with this question, rather than one a required field; not of the guide. */
  readonly question?: Question;
}

export type Node = Field | Block;
export interface Children {
  readonly [name: string]: Node;
}

type Conditional = { readonly when: Condition };

/** Facts of a row whose use is kept as a type: what an estimate asks follows from it. */
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

type BlockFacts = Pick<Block, 'about' | 'forbiddenWhen' | 'question'>;

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
