import { HelpAsked, UsageError } from '@cotiza/tools-kit';
import { FLEET } from './fleet-options';

describe('the arguments of a run', () => {
  it('are two minutes unless something else is said', () => {
    expect(FLEET.read([])).toMatchObject({ seconds: 120, quick: false, keep: false });
    expect(FLEET.read(['--quick', '--seed', '7', '--seconds', '5'])).toEqual({
      seconds: 5,
      seed: 7,
      quick: true,
      keep: false,
    });
    expect(() => FLEET.read(['--help'])).toThrow(HelpAsked);
  });

  it('may be to be left up, at the port of the Compose file unless another is named', () => {
    expect(FLEET.read([])).not.toHaveProperty('servesAt');
    expect(FLEET.read(['--serve'])).toMatchObject({ servesAt: 8080 });
    expect(FLEET.read(['--serve', '--port', '8181'])).toMatchObject({ servesAt: 8181 });
  });

  it.each([
    ['--seconds', '0'],
    ['--seconds', 'long'],
    ['--slow'],
    ['now'],
    ['--port', '8181'],
    ['--serve', '--quick'],
    ['--serve', '--seconds', '5'],
  ])('are refused in words: %s %s', (...args) => {
    expect(() => FLEET.read(args)).toThrow(UsageError);
  });
});
