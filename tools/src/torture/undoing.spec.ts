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
