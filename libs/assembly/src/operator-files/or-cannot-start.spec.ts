import { readFileSync } from 'node:fs';
import { OperatorFileError } from '@cotiza/kernel';
import { CannotStart } from '@cotiza/platform';
import { orCannotStart } from './or-cannot-start';

const FILE = 'etc/operator.yaml';
const failing = (error: Error) => () =>
  orCannotStart('WEBHOOKS_FILE', FILE, () => {
    throw error;
  });

describe('a file of the operator', () => {
  it('is read', () => expect(orCannotStart('INSURERS_FILE', FILE, () => 7)).toBe(7));

  it('that is not there is named with the setting', () =>
    expect(() => orCannotStart('INSURERS_FILE', FILE, () => readFileSync(FILE))).toThrow(
      new CannotStart(`INSURERS_FILE ${FILE} cannot be read (ENOENT).`),
    ));

  it('that cannot be used is named with every fault', () =>
    expect(failing(new OperatorFileError(['a', 'b']))).toThrow(
      new CannotStart(`WEBHOOKS_FILE ${FILE}: the file cannot be used:\n  - a\n  - b`),
    ));

  it('has no part in a mistake of ours', () => expect(failing(new TypeError('mistake'))).toThrow(TypeError));
});
