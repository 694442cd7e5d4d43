import { NotFoundException } from '@nestjs/common';
import { ProblemException, refusalOf } from './problem.exception';

describe('what a thrown thing stands for', () => {
  it('is its own refusal when it is a problem', () => {
    const refusal = { problem: 'limite_alcanzado', faults: [], retryAfterSeconds: 3 } as const;
    expect(refusalOf(new ProblemException(refusal))).toBe(refusal);
  });

  it.each([
    ['an unknown address', new NotFoundException(), 'no_encontrado'],
    ['an address that cannot be decoded', Object.assign(new Error(), { code: 'FST_ERR_BAD_URL' }), 'no_encontrado'],
    ['one that is too long', Object.assign(new Error(), { code: 'FST_ERR_MAX_PARAM_LENGTH' }), 'no_encontrado'],
    ['a large body', Object.assign(new Error(), { statusCode: 413 }), 'cuerpo_demasiado_grande'],
    ['another type of body', Object.assign(new Error(), { statusCode: 415 }), 'tipo_no_soportado'],
    ['malformed JSON', Object.assign(new Error(), { statusCode: 400 }), 'json_invalido'],
    ['an unexpected error', new TypeError('x'), 'error_interno'],
    ['an unexpected status', Object.assign(new Error(), { statusCode: 418 }), 'error_interno'],
    ['no error at all', null, 'error_interno'],
    ['a text', 'x', 'error_interno'],
  ])('%s', (_name, thrown, problem) => {
    expect(refusalOf(thrown).problem).toBe(problem);
  });
});
