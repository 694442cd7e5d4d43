import type { Trial } from '@cotiza/notifications';
import { runOps } from './testing/fake-ops';

const sending = (trial: Trial, sentTo: string[] = []) => ({
  ops: {
    trials: () => ({
      webhook: () => Promise.reject(new Error('no webhook')),
      mail: (address: string) => {
        sentTo.push(address);
        return Promise.resolve({ ...trial, via: 'files in /data/mail' });
      },
    }),
  },
});

const sent: Trial = { isDelivered: true, status: null, tookMs: 12, error: null };

describe('ops mail test', () => {
  it('says it as JSON, without the address', async () => {
    const { out, document } = await runOps('mail test operator@cotiza.example --json', sending(sent));
    expect(document()).toEqual({ isDelivered: true, via: 'files in /data/mail', tookMs: 12, error: null });
    expect(out).not.toContain('operator@');
  });

  it('fails when it is not taken', async () => {
    const refused = { ...sent, isDelivered: false, error: 'ETIMEDOUT' };
    const { exitCode, err } = await runOps('mail test operator@cotiza.example', sending(refused));
    expect(exitCode).toBe(1);
    expect(err).toBe('The test e-mail was not sent: ETIMEDOUT.\n');
  });

  it('refuses what is no address, and does not repeat it', async () => {
    const { exitCode, err } = await runOps('mail test lucia@', sending(sent));
    expect(exitCode).toBe(2);
    expect(err).toBe("error: argument 'address' is not valid. It must be one e-mail address.\n");
  });
});
