import { differences } from './differences';
import type { Answer, Recorded } from './ask';
import { get } from './asked-requests';

const answered = (path: string, answer: Partial<Answer> = {}): Recorded => ({
  request: get(path),
  answer: { status: 200, headers: { a: '1', b: '2' }, body: '{"prima":"312.40"}', ...answer },
});

describe('two recordings', () => {
  it('differ in nothing when they hold the same, in whatever order headers came', () => {
    expect(differences([answered('/a')], [answered('/a', { headers: { b: '2', a: '1' } })])).toEqual([]);
  });

  it('differ in nothing where only the framing of a body does', () => {
    const headers = { a: '1', b: '2', 'content-length': '20' };
    const chunked = { a: '1', b: '2', 'transfer-encoding': 'chunked' };
    expect(differences([answered('/a', { headers })], [answered('/a', { headers: chunked })])).toEqual([]);
  });

  it.each<[string, Partial<Answer>]>([
    ['the body', { body: '{"prima":"312.41"}' }],
    ['the status', { status: 400 }],
    ['a header', { headers: { a: '1', b: '3' } }],
    ['what is sent to the customer', { sent: 'Hola' }],
  ])('differ in %s', (_what, answer) => {
    const found = differences([answered('/a'), answered('/b')], [answered('/a'), answered('/b', answer)]);
    expect(found.map(({ name }) => name)).toEqual(['2. GET /b']);
  });

  it('differ in a request that one of them does not have', () => {
    expect(differences([answered('/a'), answered('/b')], [answered('/a')])).toEqual([
      { name: '2. GET /b', where: 'is only in the first' },
    ]);
    expect(differences([answered('/a')], [answered('/b')])).toHaveLength(1);
  });

  it('show both sides from a little before', () => {
    const [found] = differences([answered('/a')], [answered('/a', { body: '{"prima":"999.99"}' })]);
    expect(found?.where).toMatch(/- .*312\.40.*\n.*\+ .*999\.99/);
  });
});
