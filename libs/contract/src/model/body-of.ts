import type { Block, Children, Field, Node } from './field';

type ValueOf<N extends Node> = N extends Block<infer C> ? BodyOf<C> : N extends Field<infer T> ? T : never;

type RequiredNames<C extends Children> = {
  [K in keyof C]: C[K] extends { readonly presence: 'always' } ? K : never;
}[keyof C];

/** The TypeScript type of the objects that a field table admits. */
export type BodyOf<C extends Children> = {
  readonly [K in RequiredNames<C>]: ValueOf<C[K]>;
} & {
  readonly [K in Exclude<keyof C, RequiredNames<C>>]?: ValueOf<C[K]>;
};

/** A body in which any part may be missing, such as a request without its faulty fields. */
export type PartOf<T> = T extends object ? { readonly [K in keyof T]?: PartOf<T[K]> } : T;
