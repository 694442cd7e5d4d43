import { counted } from '@cotiza/kernel';
import type { Catalogue } from '@cotiza/quoting';
import { PAGE_SIZE, pagesOf } from '../catalogue-page';
import { valueText } from './value-text';

/** Returns a page of a catalogue as text, with the call that gets the next one. */
export function catalogueText(
  { tipo, total, fuente, fecha, hay_mas: hasMore, aviso, valores }: Catalogue,
  page: number,
): string {
  const pages = pagesOf(total);
  const where = pages > 1 ? `, página ${page} de ${pages}` : '';
  const rest = page < pages ? `\nHay más: repite la llamada con pagina ${page + 1}.` : '';
  const search = hasMore ? '\nHay más con ese texto: añade palabras que lo precisen.' : '';
  const values = valores.slice(0, PAGE_SIZE).map(valueText);
  const notice = aviso === undefined ? '' : `${aviso}\n`;
  return `${tipo}: ${counted(total, 'valor')}${where}. Fuente: ${fuente} (${fecha}).\n${notice}${values.join('; ')}${rest}${search}`;
}
