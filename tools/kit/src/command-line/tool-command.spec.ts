import { Option } from 'commander';
import { plainCommand, toolCommand } from './tool-command';
import { HelpAsked, UsageError } from './usage-error';

interface Values {
  readonly size: number;
  readonly quick?: boolean;
}

const COMMAND = toolCommand(
  {
    script: 'sort',
    purpose: 'Sorts things.',
    examples: ['', '--size 3 apples'],
    notes: 'Nothing is thrown away.',
    wellWhen: 'they are sorted',
  },
  (command) =>
    command
      .argument('[things...]')
      .addOption(new Option('--size <number>', 'of each').argParser(Number).default(5, '5, 1 with --quick'))
      .addOption(new Option('--quick', 'a short check').implies({ size: 1 })),
  ({ size, quick = false }: Values, things) => ({ size, quick, things }),
);

function helpOf(...args: string[]): string {
  try {
    COMMAND.read(args);
  } catch (error) {
    if (error instanceof HelpAsked) return error.message;
  }
  throw new Error('no help');
}

it('reads what is given, and has defaults that another option may imply', () => {
  expect(COMMAND.read([])).toEqual({ size: 5, quick: false, things: [] });
  expect(COMMAND.read(['--quick'])).toEqual({ size: 1, quick: true, things: [] });
  expect(COMMAND.read(['--size', '3', '--quick', 'apples', 'pears'])).toEqual({
    size: 3,
    quick: true,
    things: ['apples', 'pears'],
  });
});

it.each(['--help', '-h'])('says all of itself on %s', (flag) => {
  expect(helpOf(flag)).toBe(`Usage: npm run sort -- [options] [things...]

Sorts things.

Options:
  --size <number>  of each (default: 5, 1 with --quick)
  --quick          a short check
  -h, --help       display help for command

Examples:
  npm run sort
  npm run sort -- --size 3 apples

Nothing is thrown away.

Exit codes: 0 when they are sorted, 1 when not or something fails, 2 for wrong arguments.
`);
});

it.each([[['--sise', '3']], [['--size']], [['--quick=no']]])('does not understand %j', (args) => {
  expect(() => COMMAND.read(args)).toThrow(UsageError);
  expect(() => COMMAND.read(args)).toThrow(/^[^\n]+ Try --help\.$/);
});

it('may take no arguments at all', () => {
  const plain = plainCommand({ script: 'tidy', purpose: 'Tidies up.', wellWhen: 'it is tidy' });
  expect(plain.read([])).toBeUndefined();
  expect(() => plain.read(['now'])).toThrow(UsageError);
  expect(() => plain.read(['--help'])).toThrow(/Example:\n {2}npm run tidy\n/);
});
