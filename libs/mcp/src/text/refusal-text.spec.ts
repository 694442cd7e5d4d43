import { PROBLEM_CODES, PROBLEMS } from '@cotiza/problems';
import { refusalText } from './refusal-text';

it.each(PROBLEM_CODES)('says what %s means', (problem) => {
  expect(refusalText({ problem, faults: [] })).toBe(PROBLEMS[problem].message);
});

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
