import { TEST_TOKEN, TEST_REFERENCE } from '@cotiza/quoting/testing';
import fc from 'fast-check';
import { dataLinkMessage, mailContentIn, mailMessage } from './messages-for';

it('carries the token of the purchase link, that there is none, or a data link', () => {
  expect(mailContentIn(mailMessage(TEST_REFERENCE, TEST_TOKEN).payload)).toEqual({ token: TEST_TOKEN });
  expect(mailContentIn(mailMessage(TEST_REFERENCE, null).payload)).toEqual({ token: null });
  const link = { token: TEST_TOKEN, secret: 'secreto' };
  const sent = dataLinkMessage(TEST_REFERENCE, link, 7);
  expect(mailContentIn(sent.payload)).toEqual({ dataLink: { ...link, madeAt: 7 } });
  // The version before takes a token for the e-mail with the offers.
  expect(JSON.parse(sent.payload)).not.toHaveProperty('token');
});

it.each(['', 'null', '[]', '"token"', '{}', '{"token":7}', '{"token"', '{"dataLink":{"token":"t"}}'])(
  'reads nothing in %s',
  (payload) => expect(mailContentIn(payload)).toBeUndefined(),
);

it('never fails', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (payload) => void mailContentIn(payload)));
});
