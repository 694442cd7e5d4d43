import { once } from 'node:events';
import { folderPerTest } from '@cotiza/kernel/testing';
import { startProcess } from './service-process';

const REQUESTS = 200;

const inFolder = folderPerTest();

it.each(['info', 'silent'])('standard output is JSON lines alone, down to the last one, at level %s', async (level) => {
  const { child, url, output } = await startProcess(inFolder(), { LOG_LEVEL: level });
  const log = () =>
    output()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { msg: string; docs?: string });
  const ended = once(child, 'close');
  expect(log().find(({ msg }) => msg === 'serving')!.docs).toBe(`${url}/api/docs`);
  const asked = Array.from({ length: REQUESTS }, async () => (await fetch(`${url}/health/live`)).text());
  await Promise.all(asked);
  child.kill('SIGTERM');
  await ended;
  expect(log().filter(({ msg }) => msg === 'request served')).toHaveLength(level === 'info' ? REQUESTS : 0);
  expect(output().endsWith('\n')).toBe(true);
});
