import { defined, isCalendarDay } from '@cotiza/kernel';
import { readXml } from './read-xml';
import type { XmlElement } from './xml-element';

/** Returns every difference between an element and a schema, without the values. */
export type SchemaCheck = (element: XmlElement) => string[];

const WHOLE = /^[+-]?\d+$/;
const BUILT_IN: Readonly<Record<string, (text: string) => boolean>> = {
  'xs:string': () => true,
  'xs:date': isCalendarDay,
  'xs:int': (text) => WHOLE.test(text) && Math.abs(Number(text)) < 2 ** 31,
  'xs:long': (text) => WHOLE.test(text) && Number.isSafeInteger(Number(text)),
  'xs:decimal': (text) => /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text),
};

/** The part of XML Schema that the vendors use: the attributes of each of its elements. */
const SUPPORTED: Readonly<Record<string, readonly string[]>> = {
  schema: ['targetNamespace', 'elementFormDefault', 'version'],
  element: ['name', 'type', 'minOccurs', 'maxOccurs'],
  complexType: ['name'],
  sequence: [],
  choice: [],
  simpleType: ['name'],
  restriction: ['base'],
  enumeration: ['value'],
  pattern: ['value'],
  minInclusive: ['value'],
  maxInclusive: ['value'],
  minLength: ['value'],
  maxLength: ['value'],
};

/** @throws Error when the schema uses a feature that is not checked, or a type that it does not have */
export function readXsd(text: string): SchemaCheck {
  const schema = new Schema(readXml(text));
  return (element) => schema.issues(element);
}

class Schema {
  private readonly namespace: string;

  constructor(private readonly root: XmlElement) {
    this.namespace = attribute(root, 'targetNamespace');
    this.refuseUnsupported(root);
  }

  issues(element: XmlElement): string[] {
    const declared = this.declared('element', element.name.local);
    if (!declared || element.name.namespace !== this.namespace) {
      return [`${element.name.local}: no such element in ${this.namespace}`];
    }
    return this.complexIssues(element, partOf(declared, 'complexType'), element.name.local);
  }

  private declared(kind: string, name: string): XmlElement | undefined {
    return this.root.elements.find((child) => child.name.local === kind && attribute(child, 'name') === name);
  }

  private refuseUnsupported(node: XmlElement): void {
    const unknown = [...node.attributes.keys()].find((name) => !SUPPORTED[node.name.local]?.includes(name));
    if (!SUPPORTED[node.name.local] || unknown !== undefined) {
      throw new Error(
        `the schema uses ${[node.name.local, unknown].filter(Boolean).join(' with ')}, which is not checked`,
      );
    }
    const type = node.attributes.get('type') ?? node.attributes.get('base') ?? 'xs:string';
    if (!BUILT_IN[type] && !this.typeNamed(type)) throw new Error(`the schema has no type ${type}`);
    for (const child of declarationsIn(node)) this.refuseUnsupported(child);
  }

  private typeNamed(type: string): XmlElement | undefined {
    const [, local = ''] = type.split(':');
    return this.declared('complexType', local) ?? this.declared('simpleType', local);
  }

  /** Compares the declarations of a type with the child elements in order: the order is part of the schema. */
  private complexIssues(element: XmlElement, type: XmlElement, path: string): string[] {
    const left = [...element.elements];
    return [
      ...(element.text.trim() === '' ? [] : [`${path}: has text between its elements`]),
      ...declarationsIn(partOf(type, 'sequence')).flatMap((declared) => this.takeDeclared(left, declared, path)),
      ...left.map(({ name }) => `${path}/${name.local}: not expected here`),
    ];
  }

  /** Removes the elements of a declaration from the front of the list, and returns their issues. */
  private takeDeclared(left: XmlElement[], declared: XmlElement, path: string): string[] {
    if (declared.name.local === 'element') return this.takeElements(left, declared, path);
    const options = declarationsIn(declared);
    const chosen = options.find((option) => this.isOf(left[0], option));
    if (chosen) return this.takeElements(left, chosen, path);
    return [`${path}: needs one of ${options.map((option) => attribute(option, 'name')).join(', ')}`];
  }

  private takeElements(left: XmlElement[], declared: XmlElement, parent: string): string[] {
    const [least, most] = ['minOccurs', 'maxOccurs'].map((name) => declared.attributes.get(name) ?? '1');
    const path = `${parent}/${attribute(declared, 'name')}`;
    const issues: string[] = [];
    let count = 0;
    for (; (most === 'unbounded' || count < Number(most)) && this.isOf(left[0], declared); count++) {
      issues.push(...this.elementIssues(defined(left.shift(), 'element that is left'), declared, path));
    }
    return count < Number(least) ? [...issues, `${path}: missing, or not in its place`] : issues;
  }

  private isOf(element: XmlElement | undefined, declared: XmlElement): boolean {
    return element?.is(this.namespace, attribute(declared, 'name')) ?? false;
  }

  private elementIssues(element: XmlElement, declared: XmlElement, path: string): string[] {
    const issues = [...element.attributes.keys()].map((name) => `${path}: has the attribute ${name}`);
    const typeName = attribute(declared, 'type');
    const type = this.typeNamed(typeName);
    if (type?.name.local === 'complexType') return [...issues, ...this.complexIssues(element, type, path)];
    if (element.elements.length > 0) return [...issues, `${path}: has elements in it`];
    // The document states it in words: unknown values are left out, not sent empty.
    if (element.text === '') return [...issues, `${path}: is empty`];
    const issue = type ? restrictionIssue(element.text, type) : builtInIssue(element.text, typeName);
    return issue ? [...issues, `${path}: ${issue}`] : issues;
  }
}

const builtInIssue = (text: string, type: string) => (BUILT_IN[type]?.(text) ? null : `is no ${type}`);

function restrictionIssue(text: string, type: XmlElement): string | null {
  const restriction = partOf(type, 'restriction');
  const values = (name: string) =>
    restriction.elements.filter((facet) => facet.name.local === name).map((facet) => attribute(facet, 'value'));
  const outside = (least: string, most: string, value: number) =>
    values(least).some((limit) => value < Number(limit)) || values(most).some((limit) => value > Number(limit));
  const [listed, patterns] = [values('enumeration'), values('pattern')];
  const issue = builtInIssue(text, attribute(restriction, 'base'));
  if (issue) return issue;
  if (listed.length > 0 && !listed.includes(text)) return 'has a code that is not in the list';
  const matches = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text);
  if (patterns.length > 0 && !patterns.some(matches)) return 'has not the form asked for';
  if (outside('minLength', 'maxLength', [...text].length)) return 'is too short or too long';
  return outside('minInclusive', 'maxInclusive', Number(text)) ? 'is out of range' : null;
}

const declarationsIn = ({ elements }: XmlElement) => elements.filter(({ name }) => name.local !== 'annotation');

const partOf = ({ elements }: XmlElement, kind: string): XmlElement =>
  defined(
    elements.find(({ name }) => name.local === kind),
    `${kind} of a declaration`,
  );

const attribute = ({ attributes }: XmlElement, name: string) => attributes.get(name) ?? '';
