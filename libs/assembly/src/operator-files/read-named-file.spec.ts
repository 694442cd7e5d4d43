import { readFileSync, writeFileSync } from 'node:fs';
import { OperatorFileError } from '@cotiza/kernel';
import { faultsThrown, folderPerTest } from '@cotiza/kernel/testing';
import { checkDataKeyFile, readNamedFile, readOperatorFile } from './read-named-file';

const inFolder = folderPerTest();
const FILE = 'etc/operator.yaml';
const throwing = (error: Error) => () =>
  readNamedFile('WEBHOOKS_FILE', FILE, () => {
    throw error;
  });

describe('a file of the operator', () => {
  it('that is not there is named with the setting', () =>
    expect(faultsThrown(() => readNamedFile('INSURERS_FILE', FILE, () => readFileSync(FILE)))).toEqual([
      `INSURERS_FILE ${FILE}: it cannot be read (ENOENT)`,
    ]));

  it('that is larger than 1 MiB is not read', () => {
    const file = inFolder('large.yaml');
    writeFileSync(file, 'x'.repeat(2 ** 20));
    expect(readOperatorFile(file)).toHaveLength(2 ** 20);
    writeFileSync(file, 'x'.repeat(2 ** 20 + 1));
    expect(faultsThrown(() => readNamedFile('CALLERS_FILE', file, () => readOperatorFile(file)))).toEqual([
      `CALLERS_FILE ${file}: it is larger than 1 MiB: it cannot be the file that is meant`,
    ]);
  });

  it('that cannot be used is named with every fault', () =>
    expect(faultsThrown(throwing(new OperatorFileError(['a', 'b'])))).toEqual(
      ['a', 'b'].map((fault) => `WEBHOOKS_FILE ${FILE}: ${fault}`),
    ));

  it('has no part in a mistake of ours', () => expect(throwing(new TypeError('mistake'))).toThrow(TypeError));
});

it('the key in the data folder may be missing, and is not judged where the environment has one', () => {
  expect(faultsThrown(() => checkDataKeyFile({ DATA_DIR: inFolder(), DATA_KEY: undefined }))).toEqual([]);
  writeFileSync(inFolder('data.key'), 'short\n');
  expect(faultsThrown(() => checkDataKeyFile({ DATA_DIR: inFolder(), DATA_KEY: 'given' }))).toEqual([]);
});
