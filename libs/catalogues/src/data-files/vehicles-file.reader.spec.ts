import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_DATA_DIR } from '../load-catalogues';
import { DATA_FILES, DATA_FORMAT, type VehiclesFile } from './data-layout';
import { readVehiclesFile } from './vehicles-file.reader';

const NAME = DATA_FILES.motorcycles;

function written(text: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'vehicles-'));
  writeFileSync(join(dir, NAME), text);
  return dir;
}

describe('readVehiclesFile', () => {
  const text = readFileSync(join(EMBEDDED_DATA_DIR, NAME), 'utf8');

  it('reads what the file is as JSON, as often as it is gone through', () => {
    const whole = JSON.parse(text) as VehiclesFile;
    const { versions, ...rest } = readVehiclesFile(EMBEDDED_DATA_DIR, NAME);
    expect([...versions]).toEqual(whole.versions);
    expect([...versions]).toHaveLength(versions.length);
    expect({ ...rest, versions: whole.versions }).toEqual(whole);
  });

  it('reads one version, and none', () => {
    const file = (versions: string) => `{\n"format":${DATA_FORMAT},\n"versions":[${versions}],\n"aliases":[]\n}\n`;
    expect([...readVehiclesFile(written(file('\n["a",0]\n')), NAME).versions]).toEqual([['a', 0]]);
    expect([...readVehiclesFile(written(file('')), NAME).versions]).toEqual([]);
  });

  it('names the faulty file, and the fault', () => {
    expect(() => readVehiclesFile(written('{}'), NAME)).toThrow(/motorcycles\.json: its layout/);
    expect(() => readVehiclesFile(written(text.replace(`"format":${DATA_FORMAT}`, '"format":1')), NAME)).toThrow(
      /layout/,
    );
    expect(() => readVehiclesFile(written(text.slice(0, -20)), NAME)).toThrow(/it is not JSON/);
    expect(() => readVehiclesFile(mkdtempSync(join(tmpdir(), 'vehicles-')), NAME)).toThrow(/cannot be read/);
  });
});
