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
  'solicitud_id',
  'idempotency_key',
]);

/** A name that is not plain is in quotes, and may hold anything. */
const LAST_PART = /\.?(?:"[^]*|[^."]*)$/;

/** A name that holds no sentence. It begins with a small letter, as all of ours. */
const PLAIN = /^[a-z][A-Za-z0-9_]{0,29}$/;

/** Goes before what is said of a field that is not named: without it, an agent would take out the block. */
const UNNAMED = 'Un campo cuyo nombre no se repite aquí:';

/**
 * Returns a fault without an unknown name, unless that is plain: the sender chose the name, and models read the answers of tools.
 */
export function nameless<F extends Fault>(fault: F): F {
  const { campo } = fault;
  // Answers to insurers have the names that this service has given.
  if (isFieldPath(campo) || ARGUMENTS.has(campo) || campo.startsWith('respuestas.')) return fault;
  const known = knownPart(campo);
  return known === campo ? fault : { ...fault, campo: known, mensaje: `${UNNAMED} ${fault.mensaje}` };
}

function knownPart(campo: string): string {
  const place = campo.replace(LAST_PART, '');
  if (place !== '' && !isFieldPath(place)) return '';
  const name = place === '' ? campo : campo.slice(place.length + 1);
  return PLAIN.test(name) ? campo : place;
}
