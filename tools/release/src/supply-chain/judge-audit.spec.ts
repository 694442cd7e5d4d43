import { judgeAudit } from './judge-audit';

it('tells of advisories that want a new version', () => {
  const vulnerabilities = { a: { severity: 'high', range: '<2.0.1' }, b: { severity: 'low', range: '*' } };
  expect(judgeAudit(JSON.stringify({ vulnerabilities }))).toEqual({ isAnswered: true, faults: ['a <2.0.1: high'] });
  expect(judgeAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ isAnswered: true, faults: [] });
});

it.each(['', 'npm error', '{"message":"405 Method Not Allowed"}'])(
  'knows nothing where no registry answers: %j',
  (text) => {
    expect(judgeAudit(text)).toEqual({ isAnswered: false, faults: [] });
  },
);
