import { merged, type Field } from './reading/field';

/** A body that is filled field by field. */
export type Body = Record<string, unknown>;

/** The knowledge of an agent during a conversation. */
export class Notes {
  private readonly fields = new Map<string, Field>();
  /** The last words of the customer, by field. */
  readonly said = new Map<string, string>();
  /** The values of the body, by field. */
  readonly values = new Map<string, unknown>();
  /** Fields with a fault. */
  readonly faulty = new Set<string>();
  /** Counts the questions of faults, by field. */
  readonly askedAgain = new Map<string, number>();

  learn(field: Field): void {
    this.fields.set(field.campo, merged(this.fields.get(field.campo), field));
  }

  isKnown(campo: string): boolean {
    return this.fields.has(campo);
  }

  about(campo: string): Field {
    return this.fields.get(campo) ?? { campo };
  }

  hear(said: ReadonlyMap<string, string>): void {
    for (const [campo, words] of said) {
      this.said.set(campo, words);
      this.values.delete(campo);
    }
  }

  /** Sets a value in the type that the field has. */
  set(campo: string, value: unknown): void {
    const isFigure = typeof value === 'string' && /^\d+$/.test(value);
    this.values.set(campo, isFigure && this.about(campo).tipo === 'número' ? Number(value) : value);
  }

  /** Returns the words that are not in the body yet. */
  open(): [campo: string, words: string][] {
    return [...this.said].filter(([campo]) => !this.values.has(campo));
  }

  body(isIn: (campo: string) => boolean = () => true): Body {
    const body: Body = {};
    for (const [campo, value] of this.values) {
      if (value === undefined || !isIn(campo)) continue;
      const names = campo.split('.');
      const last = names.pop() ?? '';
      const parent = names.reduce((at, name) => (at[name] ??= {}) as Body, body);
      parent[last] = value;
    }
    return body;
  }
}
