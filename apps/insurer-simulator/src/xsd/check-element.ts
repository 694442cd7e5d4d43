import { existing } from '@cotiza/kernel';
import type { XmlElement } from '../xml/xml-element';
import { valueIssue } from './check-value';
import type { ComplexType, ElementParticle, Particle, XsdSchema, XsdType } from './xsd-model';

/** Returns every difference between an element and the schema, without the values. */
export function schemaIssues(element: XmlElement, schema: XsdSchema): string[] {
  const type = schema.elements.get(element.name);
  if (!type || element.namespace !== schema.namespace)
    return [`${element.name}: no such element in ${schema.namespace}`];
  return new Check(schema.namespace).complex(element, type, element.name);
}

class Check {
  constructor(private readonly namespace: string) {}

  /** Compares the particles of the type with the child elements in order: the order is part of the schema. */
  complex(element: XmlElement, type: ComplexType, path: string): string[] {
    const issues: string[] = [];
    if (element.text.trim() !== '') issues.push(`${path}: has text between its elements`);
    const left = [...element.children];
    for (const particle of type.particles) issues.push(...this.particle(left, particle, path));
    issues.push(...left.map(({ name }) => `${path}/${name}: not expected here`));
    return issues;
  }

  /** Removes the elements that match the particle from the front of the list. */
  private particle(left: XmlElement[], particle: Particle, path: string): string[] {
    if (particle.kind === 'element') return this.repeated(left, particle, path);
    const chosen = particle.options.find((option) => this.is(left[0], option));
    if (chosen) return this.repeated(left, chosen, path);
    return [`${path}: needs one of ${particle.options.map(({ name }) => name).join(', ')}`];
  }

  private repeated(left: XmlElement[], particle: ElementParticle, path: string): string[] {
    const issues: string[] = [];
    let count = 0;
    while (count < particle.max && this.is(left[0], particle)) {
      issues.push(
        ...this.element(existing(left.shift(), 'element that is left'), particle.type(), `${path}/${particle.name}`),
      );
      count++;
    }
    if (count < particle.min) issues.push(`${path}/${particle.name}: missing, or not in its place`);
    return issues;
  }

  private is(element: XmlElement | undefined, { name }: ElementParticle): boolean {
    return element?.name === name && element.namespace === this.namespace;
  }

  private element(element: XmlElement, type: XsdType, path: string): string[] {
    const issues = [...element.attributes.keys()].map((name) => `${path}: has the attribute ${name}`);
    if (type.kind === 'complex') return [...issues, ...this.complex(element, type, path)];
    if (element.children.length > 0) return [...issues, `${path}: has elements in it`];
    // The document states it in words: unknown values are left out, not sent empty.
    if (element.text === '') return [...issues, `${path}: is empty`];
    const issue = valueIssue(element.text, type);
    return issue ? [...issues, `${path}: ${issue}`] : issues;
  }
}
