import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS, type ProblemCode } from '@cotiza/contract';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

export const NGINX_FILE = 'deploy/nginx/nginx.conf';

/** The refusals of nginx itself. */
const CODES: readonly ProblemCode[] = [
  'peticion_malformada',
  'no_encontrado',
  'cuerpo_demasiado_grande',
  'limite_alcanzado',
  'cabeceras_demasiado_grandes',
  'resultado_desconocido',
  'servicio_no_disponible',
];

const MAPS: Readonly<Record<string, (code: ProblemCode) => string>> = {
  cotiza_message: (code) => PROBLEMS[code].message,
  cotiza_title: (code) => PROBLEMS[code].page.title.es,
  cotiza_advice: (code) => PROBLEMS[code].page.advice.es,
};

/** Returns the configuration of nginx with the texts of its own refusals, which are those of the service. */
export function nginxConf(): string {
  const text = readFileSync(join(WORKSPACE_ROOT, NGINX_FILE), 'utf8');
  return text.replaceAll(
    /(map \$cotiza_refusal \$(\w+) \{\n)[^}]*?( *\})/g,
    (_, head: string, name: string, end: string) => {
      const textOf = MAPS[name];
      if (!textOf) throw new Error(`${NGINX_FILE}: no text for $${name}`);
      return `${head}${CODES.map((code) => `    ${code} ${JSON.stringify(textOf(code))};\n`).join('')}${end}`;
    },
  );
}
