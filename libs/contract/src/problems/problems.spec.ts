import { PROBLEM_CODES, PROBLEMS } from './problems';
import { refusalBody } from './refusal';

describe('the table of refusals', () => {
  it.each(PROBLEM_CODES)('%s has a code in snake_case, an error status and a Spanish sentence', (code) => {
    const { status, message } = PROBLEMS[code];
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });
});

describe('refusalBody', () => {
  it('[Errors / error] [Errors / mensaje] [Errors / errores] [Errors / request_id] has the four keys of the specification, errores always an array', () => {
    expect(refusalBody({ problem: 'no_encontrado', faults: [] }, 'req-1')).toEqual({
      error: 'no_encontrado',
      mensaje: PROBLEMS.no_encontrado.message,
      errores: [],
      request_id: 'req-1',
    });
  });
});
