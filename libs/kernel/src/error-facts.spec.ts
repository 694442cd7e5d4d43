import { errorFacts } from './error-facts';

const SECRET = 'lucia.ejemplo@example.com';

describe('what is logged of an error', () => {
  it('is its kind, code and place, never its message', () => {
    const facts = errorFacts(Object.assign(new RangeError(`no ${SECRET}\n    and ${SECRET}`), { code: 'E_RANGE' }));
    expect(facts).toMatchObject({ error: 'RangeError', code: 'E_RANGE' });
    expect(facts.at[0]).toMatch(/^at .*error-facts\.spec\.ts/);
    expect(JSON.stringify(facts)).not.toContain(SECRET);
  });

  it.each([SECRET, null, 7, { message: SECRET }])('is only its type when it is none: %p', (thrown) => {
    expect(JSON.stringify(errorFacts(thrown))).not.toContain(SECRET);
  });
});
