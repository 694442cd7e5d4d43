import { createHash } from 'node:crypto';
import { passwordDigest, usernameToken } from './username-token';

describe('a UsernameToken', () => {
  it('has the digest of a published example', () => {
    // Mark Pilgrim, "Atom Authentication", XML.com, 17 December 2003: the nonce is used as it is, not decoded.
    const nonce = Buffer.from('d36e316282959a9ed4c89851497a717f');
    expect(passwordDigest(nonce, '2003-12-15T14:43:07Z', 'taadtaadpstcsm')).toBe('quR/EWLAV4xLf9Zqyw4pDmfV9OY=');
  });

  it('digests the bytes of the nonce and the text in UTF-8', () => {
    const nonce = Buffer.from([0, 255, 128]);
    const joined = Buffer.concat([nonce, Buffer.from('2026-11-21T09:00:00Zcontraseña')]);
    const expected = createHash('sha1').update(joined).digest('base64');
    expect(passwordDigest(nonce, '2026-11-21T09:00:00Z', 'contraseña')).toBe(expected);
  });

  it('has the user, the time and the nonce, and never the password', () => {
    const nowMs = Date.parse('2026-11-21T09:00:00.987Z');
    const token = usernameToken({ username: 'cotiza', password: 'secreta', nonce: Buffer.alloc(16, 7), nowMs });
    const contents = (token.content as { name: string; content: string }[]).map(({ name, content }) => [name, content]);
    expect(contents).toEqual([
      ['wsse:Username', 'cotiza'],
      ['wsse:Password', passwordDigest(Buffer.alloc(16, 7), '2026-11-21T09:00:00Z', 'secreta')],
      ['wsse:Nonce', 'BwcHBwcHBwcHBwcHBwcHBw=='],
      ['wsu:Created', '2026-11-21T09:00:00Z'],
    ]);
    expect(JSON.stringify(token)).not.toContain('secreta');
  });
});
