import { invalidAnswer } from '../call-failed.error';
import { resolveReferences } from './references';
import { XmlElement, type XmlName } from './xml-element';

/** A node as the parser gives it: one key for its name, and `:@` for its attributes. */
export interface ParsedNode {
  readonly [name: string]: unknown;
}

/** Namespaces by prefix; the empty prefix is the default one. */
type Scope = ReadonlyMap<string, string>;

export const ROOT_SCOPE: Scope = new Map([['', '']]);

const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';
const QUALIFIED = /^(?:([\p{L}_][\p{L}\p{N}_.-]*):)?([\p{L}_][\p{L}\p{N}_.-]*)$/u;
const NAMESPACE = /^xmlns(?::(.+))?$/;

/** An element with its children, names resolved in the namespaces around it. */
export function elementOf(node: ParsedNode, outer: Scope): XmlElement {
  const name = tagOf(node);
  const scope = scopeOf(node[ATTRIBUTES], outer);
  const elements: XmlElement[] = [];
  let text = '';
  for (const child of node[name] as ParsedNode[]) {
    if (TEXT in child) text += resolveReferences(String(child[TEXT]));
    else if (CDATA in child) text += cdataOf(child);
    else elements.push(elementOf(child, scope));
  }
  return new XmlElement(resolved(name, scope), elements, text);
}

function tagOf(node: ParsedNode): string {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES);
  if (name === undefined) throw invalidAnswer('the XML has an element without a name');
  return name;
}

function cdataOf(child: ParsedNode): string {
  return (child[CDATA] as ParsedNode[]).map((piece) => String(piece[TEXT])).join('');
}

function scopeOf(attributes: unknown, outer: Scope): Scope {
  const declared = Object.entries((attributes ?? {}) as Record<string, unknown>).flatMap(([key, value]) => {
    const match = NAMESPACE.exec(key);
    return match ? [[match[1] ?? '', resolveReferences(String(value))] as const] : [];
  });
  return declared.length > 0 ? new Map([...outer, ...declared]) : outer;
}

function resolved(name: string, scope: Scope): XmlName {
  const match = QUALIFIED.exec(name);
  const namespace = match ? scope.get(match[1] ?? '') : undefined;
  if (!match || namespace === undefined) throw invalidAnswer('the XML has a name that cannot be resolved');
  return { namespace, local: match[2]! };
}
