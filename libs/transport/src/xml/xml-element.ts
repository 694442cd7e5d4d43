import { defined } from '@cotiza/kernel';
import { AnswerReader } from '../answer/answer.reader';
import { invalidAnswer } from '../call-failed.error';

/** A name with its namespace resolved, for any prefix. */
export interface XmlName {
  readonly namespace: string;
  readonly local: string;
}

/** A parsed element, without comments and with references resolved. */
export class XmlElement {
  constructor(
    readonly name: XmlName,
    /** By local name, or `{namespace}name` for one with a prefix. */
    readonly attributes: ReadonlyMap<string, string>,
    readonly elements: readonly XmlElement[],
    readonly text: string,
  ) {}

  is(namespace: string, local: string): boolean {
    return this.name.namespace === namespace && this.name.local === local;
  }

  /** Returns the children with a name in this element's namespace. */
  all(local: string, minItems: number, maxItems: number): readonly XmlElement[] {
    const found = this.elements.filter((element) => element.is(this.name.namespace, local));
    if (found.length < minItems || found.length > maxItems) {
      throw invalidAnswer(`${this.name.local} does not hold ${minItems} to ${maxItems} of ${local}`);
    }
    return found;
  }

  /** Returns the only child with a name in this element's namespace. */
  only(local: string): XmlElement {
    return defined(this.all(local, 1, 1)[0], 'element of that name');
  }

  /** Reads the text of a child without children; absent where there is no such child. */
  leaf(local: string): AnswerReader {
    const place = `${this.name.local}.${local}`;
    let found: XmlElement | undefined;
    for (const element of this.elements) {
      if (!element.is(this.name.namespace, local)) continue;
      if (found) throw invalidAnswer(`${place} is there twice`);
      found = element;
    }
    return found ? leafOf(found, place) : AnswerReader.of(undefined, place);
  }
}

function leafOf({ elements, text }: XmlElement, place: string): AnswerReader {
  if (elements.length > 0) throw invalidAnswer(`${place} is not a text`);
  return AnswerReader.of(text.trim(), place);
}
