import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from '../testing/temporary-storage';
import { generateDataKey } from './data-key';
import { fileKeyRing } from './file.key-ring';
import { keyFileIn } from './key-file';
import { UnknownDataKey } from './key-ring';

describe('keys in a file', () => {
  let dir: string;
  let now = 0;
  const clock = () => now;
  beforeEach(() => (dir = temporaryFolder()));
  afterEach(() => rmSync(dir, { recursive: true }));

  it('can be read by nobody but the account of the process, and leave no draft behind', () => {
    const file = keyFileIn(dir);
    expect(file.read()).toBeUndefined();
    file.create([generateDataKey()]);
    fileKeyRing(file, clock).renew(new Set());
    expect(statSync(file.path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['data.key']);
  });

  it('are those of whoever was first', () => {
    const file = keyFileIn(dir);
    const key = generateDataKey();
    file.create([key]);
    file.create([generateDataKey()]);
    expect(file.read()).toEqual([key]);
    expect(readdirSync(dir)).toEqual(['data.key']);
  });

  it('get a new first one, keep the last, and lose those that protect nothing', () => {
    const file = keyFileIn(dir);
    file.create([generateDataKey()]);
    const ring = fileKeyRing(file, clock);
    const ids = [ring.current().id];
    for (let i = 0; i < 3; i++) {
      ring.renew(new Set([ids[0]!]));
      ids.push(ring.current().id);
    }
    expect(ring.all().map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0]]);
  });

  it('are taken up from another process: the current one within a second, an unknown one at once', () => {
    const file = keyFileIn(dir);
    file.create([generateDataKey()]);
    const service = fileKeyRing(file, clock);
    const before = service.current().id;
    const tool = fileKeyRing(file, clock);
    tool.renew(new Set());
    now += 500;
    expect(service.current().id).toBe(before);
    now += 500;
    expect(service.current().id).toBe(tool.current().id);
    tool.renew(new Set());
    expect(service.find(tool.current().id).id).toBe(tool.current().id);
    expect(() => service.find('000000000000')).toThrow(UnknownDataKey);
  });

  it('are not lost when another process made one just before', () => {
    const file = keyFileIn(dir);
    file.create([generateDataKey()]);
    const [first, second] = [fileKeyRing(file, clock), fileKeyRing(file, clock)];
    const ids = [first.current().id];
    first.renew(new Set([ids[0]!]));
    ids.unshift(first.current().id);
    second.renew(new Set([ids[1]!]));
    ids.unshift(second.current().id);
    expect(second.all().map(({ id }) => id)).toEqual(ids);
  });

  it('go on as they were known while the file is gone', () => {
    const file = keyFileIn(dir);
    file.create([generateDataKey()]);
    const ring = fileKeyRing(file, clock);
    const { id } = ring.current();
    rmSync(file.path);
    now += 5000;
    expect(ring.current().id).toBe(id);
    writeFileSync(file.path, `${generateDataKey()}\n`);
    now += 5000;
    expect(ring.current().id).not.toBe(id);
    expect(readFileSync(file.path, 'utf8')).toHaveLength(45);
  });
});
