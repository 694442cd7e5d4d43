import { parseTree, type ParseError } from 'jsonc-parser';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
const NOT_UTF8 = '\uFFFD';
/** Levels that the parser reads; it calls itself for each. No body has a tenth of them. */
const DEEPEST = 100;

/** What stands where JSON allows nothing of the kind, the likeliest first, with what to do about it. */
const AT_FAULT: readonly (readonly [expression: RegExp, says: string])[] = [
  [/^(?:```|~~~)/, 'Va entre marcas de código: envía solo el JSON.'],
  [/^(?:-?Infinity|NaN)\b/, 'Ni NaN ni Infinity existen en JSON: envía un número, o deja el campo fuera.'],
  [/^(?:None|undefined)\b/, 'En JSON se escribe null.'],
  [/^(?:True|False)\b/, 'En JSON se escribe true o false, en minúsculas.'],
  [/^'/, 'Las comillas de JSON son dobles.'],
  [/^[“”«»]/, 'Las comillas de JSON son las rectas del teclado.'],
  [/^"/, 'Falta cerrar un texto con sus comillas, o el signo que lo separa de lo anterior.'],
  [/^\/[/*]/, 'JSON no admite comentarios.'],
  [/^[\p{L}_$]/u, 'Un texto y el nombre de un campo van entre comillas dobles.'],
  [/^[0-9.+-]/, 'Un número se escribe sin ceros delante, sin signo + y con cifras a los dos lados del punto.'],
];

/** Returns why a body is no JSON and where, in Spanish. Nothing that it holds is repeated. */
export function jsonFault(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return 'Llegó vacío.';
  const broken = text.indexOf(NOT_UTF8);
  if (broken >= 0)
    return `No está en UTF-8: quizá está en Latin-1 o en UTF-16. Envíalo en UTF-8. El primer carácter que no se lee está en la ${placeOf(text, broken)}.`;
  if (isDeep(text)) return `Anida más de ${DEEPEST} objetos o listas: ningún cuerpo tiene tantos.`;
  const errors: ParseError[] = [];
  parseTree(text, errors, STRICT);
  const offset = Math.min(errors[0]?.offset ?? text.length, text.length);
  return `${causeAt(text, offset)} El fallo está en la ${placeOf(text, offset)}.`;
}

/** Returns true for a text that opens more levels than the parser reads. Signs within texts count too. */
function isDeep(text: string): boolean {
  let levels = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    levels += sign === '{' || sign === '[' ? 1 : -1;
    if (levels > DEEPEST) return true;
  }
  return false;
}

function causeAt(text: string, offset: number): string {
  const rest = text.slice(offset, offset + 20);
  const before = text.slice(0, offset).trimEnd().at(-1);
  if (rest.trim() === '') return 'Termina antes de tiempo: falta cerrar un objeto, una lista o un texto.';
  if (before === ',' && /^[}\]]/.test(rest)) return 'Sobra la coma que va antes del cierre.';
  if (before === '}' || before === ']') return 'Sobra lo que sigue al final, o falta una coma.';
  return AT_FAULT.find(([expression]) => expression.test(rest))?.[1] ?? 'Falta o sobra un signo.';
}

/** Returns the line and column of a position of a text, both from 1. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `línea ${lines.length}, columna ${(lines.at(-1)?.length ?? 0) + 1}`;
}
