import type { Block } from '../model/field';
import { conditionText } from './condition-text';

/** Describes a block and the condition under which it must not be sent: `Domicilio del titular. No se envía si ...`. */
export function blockText({ about, forbiddenWhen }: Block): string {
  return forbiddenWhen ? `${about} No se envía si ${conditionText(forbiddenWhen)}.` : about;
}
