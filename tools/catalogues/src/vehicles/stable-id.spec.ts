import { identityOf, IdCollisionError, IdRegister } from './stable-id';

describe('identityOf', () => {
  it('takes case, accents, spaces and hyphens out, and keeps what tells versions apart', () => {
    expect(identityOf(' Mégane  e-tech ')).toBe(identityOf('MEGANE E TECH'));
    expect(identityOf('C-HR+')).not.toBe(identityOf('C-HR'));
    expect(identityOf('1.0 TSI')).not.toBe(identityOf('10 TSI'));
  });
});

describe('IdRegister', () => {
  it('gives the same id to the same key, in any register', () => {
    expect(new IdRegister().idOf('CB', 'RENAULT')).toBe(new IdRegister().idOf('CB', 'RENAULT'));
    expect(new IdRegister().idOf('CB', 'RENAULT')).toMatch(/^CB[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  it('fails on a collision', () => {
    const register = new IdRegister(() => 'f'.repeat(64));
    expect(register.idOf('CB', 'RENAULT')).toBe('CBZZZZZZZZZZ');
    expect(register.idOf('CB', 'RENAULT')).toBe('CBZZZZZZZZZZ');
    expect(register.idOf('MB', 'HONDA')).toBe('MBZZZZZZZZZZ');
    expect(() => register.idOf('CB', 'HONDA')).toThrow(IdCollisionError);
  });
});
