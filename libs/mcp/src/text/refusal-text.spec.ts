import { PROBLEM_CODES, PROBLEMS } from '@cotiza/contract';
import { refusalText } from './refusal-text';

it('says how long to wait, and every fault', () => {
  const fault = { campo: 'holder.name', codigo: 'falta', mensaje: 'Falta el nombre.' } as const;
  const text = refusalText({ problem: 'limite_alcanzado', faults: [fault, fault], retryAfterSeconds: 0 });
  expect(text.split('\n')).toEqual([
    PROBLEMS.limite_alcanzado.message,
    'Espera 0 segundos antes de volver a intentarlo.',
    '- holder.name: Falta el nombre.',
    '- holder.name: Falta el nombre.',
  ]);
});

it.each(PROBLEM_CODES)('speaks of no header of HTTP where a tool can say it: %s', (problem) => {
  if (PROBLEMS[problem].retryable) expect(refusalText({ problem, faults: [] })).not.toContain('Retry-After');
});

it.each(PROBLEM_CODES)('speaks of no key that a text has not: %s', (problem) => {
  expect(refusalText({ problem, faults: [] })).not.toMatch(/\b(errores|mensaje)\b/);
});
