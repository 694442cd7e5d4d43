import { readFileSync } from 'node:fs';
import { WebhooksFileError } from '@cotiza/notifications';
import { CannotStart } from '@cotiza/platform';
import { InsurersFileError } from '../insurers/insurers-file';
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

  it.each([new WebhooksFileError(['a', 'b']), new InsurersFileError(['a', 'b'])])(
    'that cannot be used is named with every fault: %#',
    (error) => expect(failing(error)).toThrow(new CannotStart(`WEBHOOKS_FILE ${FILE}: ${error.message}`)),
  );

  it('has no part in a mistake of ours', () => expect(failing(new TypeError('mistake'))).toThrow(TypeError));
});
