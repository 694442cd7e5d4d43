import { defined, type Markup, rawMarkup } from '@cotiza/kernel';
import { LOOK } from './letter.style';

type Look = keyof typeof LOOK;

const ATTRIBUTES: ReadonlyMap<string, Markup> = new Map(
  Object.entries(LOOK).map(([look, style]) => [look, rawMarkup(`class="${look}" style="${style}"`)]),
);

/** Returns the attributes of an element: its inline style, and the class that recolours it at night. */
export const styled = (look: Look): Markup => defined(ATTRIBUTES.get(look), 'style of that look');
