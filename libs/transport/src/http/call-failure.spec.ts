import { callFailure } from './call-failure';

const failing = (properties: object) => callFailure(properties, new AbortController().signal);

describe('a failed call', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])('%s: nothing was sent', (code) =>
    expect(failing({ code })).toMatchObject({ progress: 'not-sent', error: { because: 'failure' } }),
  );

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])('%s: it may have been seen', (code) =>
    expect(failing({ code })).toMatchObject({ progress: 'broken', error: { because: 'failure' } }),
  );

  it.each([
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'invalid-answer'],
    ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'invalid-answer'],
    ['HPE_INVALID_CONSTANT', 'invalid-answer'],
    ['CERT_HAS_EXPIRED', 'failure'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'failure'],
  ])('%s: another attempt would not change it', (code, because) =>
    expect(failing({ code })).toMatchObject({ progress: 'final', error: { because } }),
  );

  it('is called by its code or that of its cause, and never by its message', () => {
    const secret = 'connect https://api.example/?matricula=1234BCD';
    expect(failing({ message: secret, errors: [{ code: 'ECONNREFUSED' }] }).error.detail).toBe(
      'no connection: ECONNREFUSED',
    );
    expect(failing({ message: secret, cause: { code: 'ECONNRESET' } }).error.detail).toBe(
      'connection broken: ECONNRESET',
    );
    expect(failing(new TypeError(secret)).error.detail).toBe('call failed: TypeError');
    expect(failing({ code: secret }).error.detail).toBe('call failed: object');
  });
});
