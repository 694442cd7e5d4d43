/** The part of XML Schema that the vendors use. */

export const BUILT_IN_TYPES = ['string', 'date', 'int', 'long', 'decimal'] as const;
export type BuiltInType = (typeof BUILT_IN_TYPES)[number];

export interface SimpleType {
  readonly kind: 'simple';
  readonly base: BuiltInType;
  /** Empty when any value of the base is allowed. */
  readonly values: readonly string[];
  readonly patterns: readonly RegExp[];
  readonly min: number;
  readonly max: number;
  readonly minLength: number;
  readonly maxLength: number;
}

export interface ComplexType {
  readonly kind: 'complex';
  readonly particles: readonly Particle[];
}

export type XsdType = SimpleType | ComplexType;

export interface ElementParticle {
  readonly kind: 'element';
  readonly name: string;
  readonly type: () => XsdType;
  readonly min: number;
  readonly max: number;
}

export interface ChoiceParticle {
  readonly kind: 'choice';
  readonly options: readonly ElementParticle[];
}

export type Particle = ElementParticle | ChoiceParticle;

export interface XsdSchema {
  readonly namespace: string;
  /** The root elements that a document may have. */
  readonly elements: ReadonlyMap<string, ComplexType>;
}
