import { existing } from '@cotiza/kernel';
import { parseXml } from '../xml/parse-xml';
import { childOf, type XmlElement } from '../xml/xml-element';
import { builtInType, readSimpleType } from './read-simple-type';
import type { ComplexType, ElementParticle, Particle, XsdSchema, XsdType } from './xsd-model';

type Types = Map<string, XsdType>;

/** @throws Error when the schema uses a feature that is not checked */
export function readXsd(text: string): XsdSchema {
  const root = parseXml(text);
  const types: Types = new Map();
  const elements = new Map<string, ComplexType>();
  for (const child of root.children) {
    const name = child.attributes.get('name') ?? '';
    if (child.name === 'simpleType') types.set(name, readSimpleType(child));
    else if (child.name === 'complexType') types.set(name, readComplexType(child, types));
    else if (child.name === 'element')
      elements.set(
        name,
        readComplexType(existing(childOf(child, 'complexType'), 'complexType in that element of the schema'), types),
      );
    else if (child.name !== 'annotation') throw unsupported(child);
  }
  for (const type of [...types.values(), ...elements.values()]) resolveAll(type);
  return { namespace: root.attributes.get('targetNamespace') ?? '', elements };
}

function readComplexType(element: XmlElement, types: Types): ComplexType {
  const particles = element.children.flatMap((child) => {
    if (child.name === 'annotation') return [];
    if (child.name !== 'sequence') throw unsupported(child);
    return child.children.map((particle) => readParticle(particle, types));
  });
  return { kind: 'complex', particles };
}

function readParticle(element: XmlElement, types: Types): Particle {
  if (element.name === 'element') return readElement(element, types);
  if (element.name !== 'choice' || element.attributes.size > 0) throw unsupported(element);
  return { kind: 'choice', options: element.children.map((option) => readElement(option, types)) };
}

function readElement({ name: tag, attributes, children }: XmlElement, types: Types): ElementParticle {
  const known = ['name', 'type', 'minOccurs', 'maxOccurs'];
  const name = attributes.get('name') ?? '';
  const typeName = attributes.get('type');
  const isKnown = [...attributes.keys()].every((key) => known.includes(key));
  if (
    tag !== 'element' ||
    typeName === undefined ||
    !isKnown ||
    children.some((child) => child.name !== 'annotation')
  ) {
    throw new Error(`the schema declares ${name || tag} in a way that is not checked`);
  }
  const most = attributes.get('maxOccurs') ?? '1';
  return {
    kind: 'element',
    name,
    type: () => typeNamed(typeName, types),
    min: Number(attributes.get('minOccurs') ?? '1'),
    max: most === 'unbounded' ? Infinity : Number(most),
  };
}

function typeNamed(qualified: string, types: Types): XsdType {
  const [prefix, local] = qualified.split(':') as [string, string];
  const type = prefix === 'xs' ? builtInType(local) : types.get(local);
  if (!type) throw new Error(`the schema has no type ${qualified}`);
  return type;
}

/** Resolves the types once all are read: a type may be used before its declaration. */
function resolveAll(type: XsdType): void {
  if (type.kind === 'simple') return;
  for (const particle of type.particles) {
    if (particle.kind === 'choice') particle.options.forEach((option) => option.type());
    else particle.type();
  }
}

function unsupported({ name }: XmlElement): Error {
  return new Error(`the schema uses ${name}, which is not checked`);
}
