import { isFieldPath, type Fault } from '@cotiza/contract';

/** Arguments of the tools that are no fields: these names are ours, too. */
const ARGUMENTS = new Set([
  'ramo',
  'tipo',
  'codigo_postal',
  'marca',
  'modelo',
  'motor',
  'texto',
  'pagina',
  'datos',
  'detalle',
  'oferta_id',
  'idempotency_key',
]);

/** A name that is not plain stands in quotes, and may hold anything. */
const LAST_PART = /\.?(?:"[^]*|[^."]*)$/;

/**
 * A fault as MCP tells it: where it is by names of ours alone. The name of a field that nobody knows was chosen by whoever sent
 * it, and the answers of tools are read by models.
 */
export function nameless(fault: Fault): Fault {
  const { campo } = fault;
  if (isFieldPath(campo) || ARGUMENTS.has(campo)) return fault;
  return { ...fault, campo: knownPart(campo) };
}

function knownPart(campo: string): string {
  const place = campo.replace(LAST_PART, '');
  return isFieldPath(place) ? place : '';
}
