import { count, runCommand, toolCommand } from './command';

describe('a command', () => {
  const { argv, exitCode } = process;
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  afterEach(() => Object.assign(process, { argv, exitCode }));
  afterAll(() => jest.restoreAllMocks());

  async function run(...args: string[]): Promise<unknown> {
    process.argv = ['node', 'command', ...args];
    const command = toolCommand('check -- sort', 'Sorts things.').option('--size <number>', 'of each', count, 5);
    const cleaned = jest.fn();
    let seen: unknown;
    await runCommand(command, (options: { readonly size: number }, cleanup) => {
      cleanup.add(cleaned);
      seen = options;
      return options.size < 10;
    });
    expect(cleaned).toHaveBeenCalledTimes(1);
    return [process.exitCode, seen];
  }

  it('ends with 0 when all is well and with 1 when not', async () => {
    expect(await run()).toEqual([exitCode, { size: 5 }]);
    expect(await run('--size', '12')).toEqual([1, { size: 12 }]);
  });

  it.each([['--sise'], ['--size'], ['--size=0'], ['--size=x'], ['word']])('ends with 2 for %s', (arg) =>
    expect(run(arg)).rejects.toThrow('exit 2'),
  );

  it('prints its help and ends with 0', async () => {
    await expect(run('--help')).rejects.toThrow('exit 0');
    expect(out).toHaveBeenCalledWith(expect.stringContaining('Usage: npm run check -- sort'));
    expect(exit).toHaveBeenCalled();
  });
});
