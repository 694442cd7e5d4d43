import { tlsCause } from './tls-cause';

const saying = (message: string, more: object = {}) => Object.assign(new Error(message), { code: 'ESOCKET', ...more });

describe('why there is no encryption', () => {
  it.each([
    [
      'self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca',
      /self-sig/,
    ],
    ['self-signed certificate in certificate chain', /NODE_EXTRA_CA_CERTS/],
    ['unable to verify the first certificate', /authority that is not known/],
    ["Hostname/IP does not match certificate's altnames: Host: zxmarca.example. is not", /another name/],
  ])('is said in words of ours: %s', (message, words) => {
    const cause = tlsCause(saying(message));
    expect(cause).toMatch(words);
    expect(cause).not.toContain('zxmarca');
  });

  it('is that the other side answers in clear', () =>
    expect(tlsCause(saying('error:0A00010B', { reason: 'wrong version number' }))).toMatch(/smtps:/));

  it.each([saying('connect ECONNREFUSED'), saying('Zxmarca'), undefined, 'text'])('is not known of %p', (error) =>
    expect(tlsCause(error)).toBeUndefined(),
  );
});
