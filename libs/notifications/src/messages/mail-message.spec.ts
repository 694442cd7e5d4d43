import { TEST_TOKEN, TEST_REFERENCE } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { linkTokenIn, mailMessage } from './mail-message';

it('carries the token of the purchase link, or that there is none', () => {
  expect(linkTokenIn(mailMessage(TEST_REFERENCE, TEST_TOKEN).payload)).toBe(TEST_TOKEN);
  expect(linkTokenIn(mailMessage(TEST_REFERENCE, null).payload)).toBeNull();
});

it.each(['', 'null', '[]', '"token"', '{}', '{"token":7}', '{"token"'])('reads nothing in %s', (payload) =>
  expect(linkTokenIn(payload)).toBeUndefined(),
);

it('never fails', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (payload) => void linkTokenIn(payload)));
});
