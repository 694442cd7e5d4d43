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
  it('commits what is asked for in one turn together, and gives each its own result', async () => {
    const { groups, commits, end } = controlled();
    const results = Promise.all([groups.submit('a'), groups.submit('b')]);
    await turn();
    expect(commits).toEqual([['a', 'b']]);
    await end();
    expect(await results).toEqual(['A', 'B']);
  });

  it('commits what arrives meanwhile in the next group', async () => {
    const { groups, commits, end } = controlled();
    const first = groups.submit('a');
    await turn();
    const rest = Promise.all([groups.submit('b'), groups.submit('c')]);
    await turn();
    expect(commits).toEqual([['a']]);
    await end();
    expect(await first).toBe('A');
    expect(commits).toEqual([['a'], ['b', 'c']]);
    await end();
    expect(await rest).toEqual(['B', 'C']);
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

  it('knows when nothing is under way', async () => {
    const { groups, end } = controlled();
    await groups.idle();
    const done: string[] = [];
    void groups.submit('a').then(() => done.push('a'));
    const idle = groups.idle().then(() => done.push('idle'));
    await turn();
    expect(done).toEqual([]);
    await end();
    await idle;
    expect(done).toEqual(['a', 'idle']);
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
