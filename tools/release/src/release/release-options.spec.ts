import { UsageError } from '@cotiza/tools-kit';
import { RELEASE } from './release-options';

describe('the arguments of a release', () => {
  it('publish nothing unless nothing is said, which is refused later', () => {
    expect(RELEASE.read(['--dry-run'])).toEqual({ isDryRun: true, newVersion: undefined, previous: undefined });
    expect(RELEASE.read([])).toMatchObject({ isDryRun: false });
  });

  it('take a version of three numbers', () => {
    expect(RELEASE.read(['--set-version', '1.20.3'])).toMatchObject({ newVersion: '1.20.3' });
    expect(RELEASE.read(['--set-version', '2.0.0-beta.1'])).toMatchObject({ newVersion: '2.0.0-beta.1' });
  });

  it.each([['--set-version', 'v1'], ['--set-version', '1.02.3'], ['--set-version'], ['--publish'], ['now']])(
    'are refused in words: %s %s',
    (...args: string[]) => {
      expect(() => RELEASE.read(args.filter(Boolean))).toThrow(UsageError);
    },
  );
});
