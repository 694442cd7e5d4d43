import { Undoing } from './undoing';

it('undoes the last first, each once, and goes on when one fails', async () => {
  const undoing = new Undoing();
  const done: string[] = [];
  undoing.add(() => void done.push('folder'));
  undoing.add(() => Promise.reject(new Error('database')));
  undoing.add(() => Promise.resolve(void done.push('process')));
  await expect(undoing.all()).rejects.toThrow('database');
  await undoing.all();
  expect(done).toEqual(['process', 'folder']);
});

it('has whoever asks meanwhile wait until that is done', async () => {
  const undoing = new Undoing();
  const done: string[] = [];
  let end = (): void => undefined;
  undoing.add(() => void done.push('first added'));
  undoing.add(() => new Promise<void>((resolve) => (end = resolve)).then(() => void done.push('last added')));
  const interrupted = undoing.all();
  const ended = undoing.all().then(() => done.push('ended'));
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  end();
  await Promise.all([interrupted, ended]);
  expect(done).toEqual(['last added', 'first added', 'ended']);
});
