import { PassThrough } from 'node:stream';
import { processTerminal } from './process.terminal';

function terminalOf(isTerminal: boolean) {
  const stream = () => Object.assign(new PassThrough(), { isTTY: isTerminal });
  const streams = {
    stdin: stream(),
    stdout: Object.assign(stream(), { columns: isTerminal ? 80 : undefined }),
    stderr: stream(),
  };
  return { ...streams, terminal: processTerminal(streams as unknown as NodeJS.Process) };
}

it('the terminal of a process asks on standard error, and takes the answer without blanks', async () => {
  const { terminal, stdin, stderr, stdout } = terminalOf(true);
  let shown = '';
  stderr.on('data', (text) => (shown += String(text)));
  const answer = terminal.ask('Sure? ');
  stdin.write('  yes \n');
  expect(await answer).toBe('yes');
  expect(shown).toContain('Sure? ');
  expect(stdout.read()).toBeNull();
});
