import { judgeSandbox } from './judge-sandbox';

it('lets an agent do the right thing about every value of the sandbox but that of twelve seconds', async () => {
  const { count, faults } = await judgeSandbox(['Car'], ({ effect }) => effect.kind !== 'first-late');
  expect(count).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});
