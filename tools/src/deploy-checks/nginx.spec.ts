import { PROBLEMS } from '@cotiza/problems';
import { BODY_LIMIT_BYTES } from '@cotiza/platform';
import { readDeployFile } from './deploy-files';

const config = readDeployFile('nginx/nginx.conf');
const bodies = [...readDeployFile('nginx/cotiza.conf').matchAll(/return (\d+) '(.*)';/g)];

it('refuses in the words of the service', () => {
  const texts = config + bodies.map(([, , body]) => body).join('\n');
  const said = [
    'resultado_desconocido',
    'servicio_no_disponible',
    'no_encontrado',
    'cuerpo_demasiado_grande',
    'peticion_malformada',
  ] as const;
  for (const problem of said) expect(texts).toContain(`"${PROBLEMS[problem].message}"`);
});

it('refuses in the form of the service', () => {
  expect(bodies.map(([, status]) => status)).toEqual(['404', '404', '503', '413', '400']);
  for (const [, , body] of bodies) {
    expect(Object.keys(JSON.parse(body!) as object)).toEqual(['error', 'mensaje', 'errores', 'request_id']);
  }
});

it('takes bodies as large as the service does', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readDeployFile('nginx/cotiza.conf'))!;
  expect(Number(megabytes) * 2 ** 20).toBeGreaterThanOrEqual(BODY_LIMIT_BYTES);
});
