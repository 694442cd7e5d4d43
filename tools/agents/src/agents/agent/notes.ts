import { merged, type KnownField, type ToldForm } from '../reading/known-field';
import { formFor } from '../reading/of-forms';
import { bodyOf, type Body } from './body';

/** What an agent keeps in mind during a conversation. */
export class Notes {
  /** What the door has said of each field. */
  private readonly fields = new Map<string, KnownField>();
  /** What the customer said last, by the field that it is about. */
  readonly said = new Map<string, string>();
  /** What goes into the body. */
  readonly values = new Map<string, unknown>();
  /** Fields that a fault was about. */
  readonly faulty = new Set<string>();
  /** Times that the customer was asked by itself about a field. */
  readonly askedAgain = new Map<string, number>();
  private readonly dropped = new Set<string>();

  learn(field: KnownField): void {
    this.fields.set(field.campo, merged(this.fields.get(field.campo), field));
  }

  /** Applies what is said of every field of a name to those that are known. */
  learnForms(forms: readonly ToldForm[]): void {
    for (const campo of this.fields.keys()) {
      for (const form of forms) {
        const about = formFor(campo, form);
        if (about) this.learn(about);
      }
    }
  }

  isKnown(campo: string): boolean {
    return this.fields.has(campo);
  }

  about(campo: string): KnownField {
    return this.fields.get(campo) ?? { campo };
  }

  hear(said: ReadonlyMap<string, string>): void {
    for (const [campo, words] of said) {
      this.said.set(campo, words);
      this.values.delete(campo);
      this.dropped.delete(campo);
    }
  }

  /** Sets a value in the type that the field has. */
  set(campo: string, value: unknown): void {
    const isFigure = typeof value === 'string' && /^\d+$/.test(value);
    this.values.set(campo, isFigure && this.about(campo).tipo === 'número' ? Number(value) : value);
  }

  /** Leaves out a field or all of a block, until it is said again. @returns whether there was something to leave out */
  drop(campo: string): boolean {
    const paths = [...this.values.keys()].filter((path) => path === campo || path.startsWith(`${campo}.`));
    for (const path of paths) {
      this.dropped.add(path);
      this.values.delete(path);
    }
    return paths.length > 0;
  }

  /** Leaves out what the door has never named below a block; '' is the body itself. */
  dropUnknown(block: string): boolean {
    const below = block === '' ? '' : `${block}.`;
    const unknown = [...this.values.keys()].filter((path) => path.startsWith(below) && !this.isKnown(path));
    return unknown.map((path) => this.drop(path)).some((isDropped) => isDropped);
  }

  /** What was said and is not in the body yet. */
  open(): [campo: string, words: string][] {
    return [...this.said].filter(([campo]) => !this.values.has(campo) && !this.dropped.has(campo));
  }

  /** @param isIn whether a field goes along */
  body(isIn: (campo: string) => boolean = () => true): Body {
    return bodyOf([...this.values].filter(([campo, value]) => value !== undefined && isIn(campo)));
  }
}
