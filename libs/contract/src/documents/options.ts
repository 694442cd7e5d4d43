import type { Children, Field } from '../model/field';
import { fieldsAt } from '../model/walk';
import type { Option } from '../schema/requirements.schema';
import { allowedValues } from '../model/allowed-values';

/** Longer lists are looked up in the catalogue. */
const READ_OUT_AT_MOST = 12;

/** Returns the options of a question: the values of its one enumerated or yes-or-no field, when there are few enough. */
export function optionsOf(paths: readonly string[], table: Children): readonly Option[] | undefined {
  const wanted = new Set(paths);
  const lists = fieldsAt(table)
    .filter(({ path }) => wanted.has(path))
    .map(({ field }) => fieldOptions(field))
    .filter((options) => options !== undefined);
  return lists.length === 1 ? lists[0] : undefined;
}

function fieldOptions(field: Field): readonly Option[] | undefined {
  if (field.kind.type === 'boolean') {
    return [
      { etiqueta: 'Sí', valor: true },
      { etiqueta: 'No', valor: false },
    ];
  }
  if (field.kind.type !== 'choice') return undefined;
  const { labels } = field.kind.enumeration;
  const values = allowedValues(field);
  if (values.length < 2 || values.length > READ_OUT_AT_MOST) return undefined;
  return values.map((valor) => ({ etiqueta: labels[valor] ?? valor, valor }));
}
