import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { signWebhook } from './sign-webhook';

const keyOf = (base64: string) => createSecretKey(Buffer.from(base64, 'base64'));

it('signs as the published example does', () => {
  const key = keyOf('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  expect(signWebhook(key, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330_999, '{"test": 2432232314}')).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs what the published library verifies, whatever is said', () => {
  const secret = fc.uint8Array({ minLength: 24, maxLength: 64 }).map((bytes) => Buffer.from(bytes).toString('base64'));
  const id = fc.stringMatching(/^COT-[0-9A-Z]{10}_[a-z_]{1,20}_[a-z-]{1,20}$/);
  fc.assert(
    fc.property(secret, id, fc.json({ noUnicodeString: false }), (base64, of, payload) => {
      const headers = signWebhook(keyOf(base64), of, Date.now(), payload);
      expect(new Webhook(base64).verify(payload, headers)).toEqual(JSON.parse(payload));
      expect(() => new Webhook(base64).verify(`${payload} `, headers)).toThrow();
    }),
  );
});
