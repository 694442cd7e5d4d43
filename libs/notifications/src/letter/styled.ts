import { existing, type Markup, rawMarkup } from '@cotiza/kernel';
import { LOOK } from './letter.style';

type Look = keyof typeof LOOK;

const ATTRIBUTES: ReadonlyMap<string, Markup> = new Map(
  Object.entries(LOOK).map(([look, style]) => [look, rawMarkup(`class="${look}" style="${style}"`)]),
);

/** Attributes of an element: how it looks, and the class by which it is recoloured at night. */
export const styled = (look: Look): Markup => existing(ATTRIBUTES.get(look), 'style of that look');
