import { runCommand } from './command-line';

describe('runCommand', () => {
  const { argv, exitCode } = process;
  const [log, error] = [
    jest.spyOn(console, 'log').mockImplementation(),
    jest.spyOn(console, 'error').mockImplementation(),
  ];
  const main = jest.fn();

  afterEach(() => {
    Object.assign(process, { argv, exitCode });
    jest.clearAllMocks();
  });

  async function run(...args: string[]): Promise<number | string | undefined> {
    process.argv = ['node', 'command', ...args];
    process.exitCode = 0;
    await runCommand('the help', { source: 'here', boe: undefined }, main);
    return process.exitCode;
  }

  it('passes options, given or by default', async () => {
    expect(await run('--boe', 'file.xml')).toBe(0);
    expect(main).toHaveBeenCalledWith({ source: 'here', boe: 'file.xml' });
  });

  it('prints the help and does nothing else', async () => {
    expect(await run('--help')).toBe(0);
    expect(log).toHaveBeenCalledWith('the help');
    expect(main).not.toHaveBeenCalled();
  });

  it('turns an unknown option and an error into a line and an exit code', async () => {
    expect(await run('--sorce', 'x')).toBe(2);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('Try --help.'));
    main.mockRejectedValueOnce(new Error('no such folder'));
    expect(await run()).toBe(1);
    expect(error).toHaveBeenLastCalledWith('no such folder');
  });
});
