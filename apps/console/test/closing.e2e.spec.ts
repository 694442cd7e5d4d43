import { once } from 'node:events';
import { connect } from 'node:net';
import { startConsole } from './running-console';

it('closes although somebody has connected and says nothing', async () => {
  const bench = await startConsole();
  const silent = connect(Number(new URL(bench.url).port), '127.0.0.1');
  await once(silent, 'connect');
  // Once a later connection was answered, the silent one has been accepted too.
  await fetch(bench.url);
  const ended = once(silent.resume(), 'close');
  await bench.close();
  await ended;
});
