import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { openDescriptors, processorSeconds, residentMb } from './process-usage';

it('reads the memory of a process', () => {
  const own = process.memoryUsage.rss() / 1024 / 1024;
  const read = residentMb(process.pid);
  if (read !== null) expect(Math.abs(read - own)).toBeLessThan(own / 2);
});

it('reads the processor time of a process', () => {
  const { user, system } = process.cpuUsage();
  const read = processorSeconds(process.pid);
  if (read !== null) expect(read).toBeGreaterThan((user + system) / 1e6 - 1);
});

it('adds the processor time of the processes that a process started', async () => {
  const spin = 'const end = Date.now() + 300; while (Date.now() < end);';
  const child = spawn(process.execPath, ['-e', `${spin} process.stdin.resume(); console.log('spun')`]);
  await once(child.stdout, 'data');
  const own = processorSeconds(child.pid!);
  const all = processorSeconds(process.pid);
  if (own !== null && all !== null) expect(all).toBeGreaterThan(own);
  child.kill();
  await once(child, 'close');
});

it('counts the open sockets of a process', async () => {
  const before = openDescriptors(process.pid);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  if (before !== null) expect(openDescriptors(process.pid)).toMatchObject({ sockets: before.sockets + 1 });
  server.close();
  await once(server, 'close');
});

it('counts the open files of a process', () => {
  const before = openDescriptors(process.pid);
  const descriptor = openSync(__filename, 'r');
  if (before !== null) expect(openDescriptors(process.pid)).toMatchObject({ files: before.files + 1 });
  closeSync(descriptor);
});

it('says nothing of a process that does not exist', () => {
  expect(residentMb(2 ** 30)).toBeNull();
  expect(processorSeconds(2 ** 30)).toBeNull();
  expect(openDescriptors(2 ** 30)).toBeNull();
});
