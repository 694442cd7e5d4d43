import { commitGroups } from './commit-groups';

/** Groups whose commits end when the test says so. */
function controlled({ strikesAll = false } = {}) {
  const commits: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const groups = commitGroups<string, string>({
    strikesAll: () => strikesAll,
    commit: (items) => {
      commits.push([...items]);
      return new Promise((resolve, reject) =>
        ends.push((error) => (error ? reject(error) : resolve(items.map((item) => item.toUpperCase())))),
      );
    },
  });
  const end = async (error?: Error) => {
    ends.shift()!(error);
    await new Promise(setImmediate);
  };
  return { groups, commits, end };
}

const turn = () => new Promise(setImmediate);

describe('commitGroups', () => {
  it('commits what is asked for in one turn together, and what arrives meanwhile in the next group', async () => {
    const { groups, commits, end } = controlled();
    const first = Promise.all([groups.submit('a'), groups.submit('b')]);
    await turn();
    const rest = Promise.all([groups.submit('c'), groups.submit('d')]);
    await turn();
    expect(commits).toEqual([['a', 'b']]);
    await end();
    expect(await first).toEqual(['A', 'B']);
    expect(commits).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await end();
    expect(await rest).toEqual(['C', 'D']);
  });

  it('tries the members of a group that fails one by one', async () => {
    const { groups, commits, end } = controlled();
    const outcomes = Promise.allSettled([groups.submit('a'), groups.submit('b'), groups.submit('c')]);
    await turn();
    await end(new Error('one of them is bad'));
    await end();
    await end(new Error('b is bad'));
    await end();
    expect(await outcomes).toEqual([
      { status: 'fulfilled', value: 'A' },
      { status: 'rejected', reason: new Error('b is bad') },
      { status: 'fulfilled', value: 'C' },
    ]);
    expect(commits).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  it('tries nothing again when the failure strikes all', async () => {
    const { groups, commits, end } = controlled({ strikesAll: true });
    const outcomes = Promise.allSettled([groups.submit('a'), groups.submit('b')]);
    await turn();
    await end(new Error('the disk is full'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(commits).toEqual([['a', 'b']]);
    const next = groups.submit('c');
    await turn();
    await end();
    expect(await next).toBe('C');
  });

  it('bounds a group', async () => {
    const sizes: number[] = [];
    const groups = commitGroups<number, number>({
      strikesAll: () => false,
      commit: (items) => {
        sizes.push(items.length);
        return Promise.resolve(items);
      },
    });
    const results = await Promise.all(Array.from({ length: 600 }, (_, i) => groups.submit(i)));
    expect(results).toEqual(Array.from({ length: 600 }, (_, i) => i));
    expect(sizes).toEqual([256, 256, 88]);
  });
});
