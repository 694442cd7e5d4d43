import { PROBLEMS } from './problems';
import { refusalBody } from './refusal';

it('[Errors / error] [Errors / mensaje] [Errors / errores] [Errors / request_id] a refusal has the four keys of the specification, errores always an array', () => {
  expect(refusalBody({ problem: 'no_encontrado', faults: [] }, 'req-1')).toEqual({
    error: 'no_encontrado',
    mensaje: PROBLEMS.no_encontrado.message,
    errores: [],
    request_id: 'req-1',
  });
});
