import { runCommand } from './run-command';
import { toolCommand } from './tool-command';
import { UsageError } from './usage-error';

const COMMAND = toolCommand(
  { script: 'sort', purpose: 'Sorts things.', wellWhen: 'they are sorted' },
  (command) => command.option('--by <name>', 'what they are sorted by', 'size'),
  ({ by }: { readonly by: string }) => by,
);

describe('a command that is run', () => {
  const { argv, exitCode } = process;
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const work = jest.fn();

  beforeEach(() => work.mockReturnValue(true));
  afterEach(() => {
    Object.assign(process, { argv, exitCode });
    jest.resetAllMocks();
  });

  async function run(...args: string[]): Promise<number | string | undefined> {
    process.argv = ['node', 'command', ...args];
    process.exitCode = 0;
    await runCommand(COMMAND, work);
    return process.exitCode;
  }

  it('works with what was given, and ends with 0 when all is well', async () => {
    expect(await run('--by', 'name')).toBe(0);
    expect(work).toHaveBeenCalledWith('name', expect.anything());
  });

  it('ends with 1 when not all is well', async () => {
    work.mockResolvedValue(false);
    expect(await run()).toBe(1);
    expect(err).not.toHaveBeenCalled();
  });

  it.each([[['--help']], [['--bye', 'x', '-h']]])('prints the help and does nothing else: %j', async (args) => {
    expect(await run(...args)).toBe(0);
    expect(out).toHaveBeenCalledWith(expect.stringContaining('Sorts things.'));
    expect(work).not.toHaveBeenCalled();
  });

  it('tells of an unknown option in one line, and ends with 2', async () => {
    expect(await run('--bye', 'x')).toBe(2);
    expect(err.mock.calls).toEqual([["sort: unknown option '--bye' (Did you mean --by?). Try --help.\n"]]);
    expect(work).not.toHaveBeenCalled();
  });

  it.each([
    [new UsageError('there is one already'), 2, 'sort: there is one already\n'],
    [new Error('no such folder'), 1, 'sort: no such folder\n'],
    [new TypeError('x is no function'), 1, expect.stringMatching(/^sort: TypeError: x is no function\n {4}at /)],
    ['a text', 1, 'sort: a text\n'],
  ])('tells what went wrong: %s', async (error, code, told) => {
    work.mockRejectedValue(error);
    expect(await run()).toBe(code);
    expect(err.mock.calls).toEqual([[told]]);
  });

  it.each([true, false])('undoes at the end what is to be undone: all was well is %s', async (isWell) => {
    const undo = jest.fn();
    work.mockImplementation((_by, undoing) => {
      undoing.add(undo);
      if (isWell) return true;
      throw new Error('broken');
    });
    await run();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('undoes everything when it is interrupted, ends with 1, and at once at the second signal', async () => {
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const undone: string[] = [];
    work.mockImplementation(async (_by, undoing) => {
      undoing.add(() => void undone.push('undone'));
      process.emit('SIGTERM');
      expect(undone).toEqual(['undone']);
      expect(exit).not.toHaveBeenCalled();
      process.emit('SIGINT');
      expect(exit.mock.calls).toEqual([[1]]);
      return true;
    });
    await run();
    await new Promise(setImmediate);
    expect(exit.mock.calls).toEqual([[1], [1]]);
    expect(process.listenerCount('SIGTERM')).toBe(0);
    exit.mockRestore();
  });
});
