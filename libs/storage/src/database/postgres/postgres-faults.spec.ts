import { OutcomeUnknown } from '../recording-fault';
import { commitFault, isOfTheSurroundings } from './postgres-faults';

const failure = (code: string | undefined, message = 'Zxmarca') => Object.assign(new Error(message), { code });

it.each([
  ['57P01', 'ended by an administrator'],
  ['58030', 'input or output failed'],
  ['08006', 'connection failure'],
  ['ECONNRESET', 'cut'],
  ['EPIPE', 'cut'],
  [undefined, 'Connection terminated unexpectedly'],
  [undefined, 'Query read timeout'],
])('a commit that failed with %s (%s) may stand', (code, message) => {
  const error = failure(code, message);
  expect(commitFault(error)).toBeInstanceOf(OutcomeUnknown);
  expect(commitFault(error)).toMatchObject({ cause: error });
  expect(isOfTheSurroundings(commitFault(error))).toBe(true);
});

it.each(['53100', '40001', '57014', '25006', '23505', '42P01'])('one that failed with %s was taken back', (code) => {
  const error = failure(code);
  expect(commitFault(error)).toBe(error);
});

it('a mistake of the program is none of the surroundings', () => {
  const error = new TypeError('x is undefined');
  expect(commitFault(error)).toBe(error);
});
