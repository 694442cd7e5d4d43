import type { Block } from '../model/field';
import { conditionText } from './condition-text';

/** What a block is and when it is not sent: `Domicilio del titular. No se envía si ...`. */
export function blockText({ about, forbiddenWhen }: Block): string {
  return forbiddenWhen ? `${about} No se envía si ${conditionText(forbiddenWhen)}.` : about;
}
