import { temporaryStorage } from './testing';

it('refuses whatever is asked of it once it is closed, and ends nothing', async () => {
  const { storage, close } = await temporaryStorage();
  await storage.channel.read();
  await storage.close();
  const asked = [
    storage.checkWriting(),
    storage.channel.read(),
    storage.channel.switchOn(),
    storage.outbox.claim(1, 1000),
    storage.quotes.findByReference('COT-0123456789'),
    storage.idempotencyKeys.begin('key', {}),
  ];
  for (const answer of await Promise.allSettled(asked)) expect(answer.status).toBe('rejected');
  await storage.close();
  await close();
});
