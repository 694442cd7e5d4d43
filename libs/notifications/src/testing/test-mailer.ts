import type { Mail, Mailer, MailOutcome } from '../mail/mail';

/** A mailer that answers as it is told, and keeps what it is given. */
export interface TestMailer extends Mailer {
  readonly sent: Mail[];
  /** Sends that have begun and not ended. */
  underWay(): number;
  /** The most there have been at once. */
  mostUnderWay(): number;
  answer: (mail: Mail) => MailOutcome | Promise<MailOutcome>;
}

export function testMailer(changes: Partial<TestMailer> = {}): TestMailer {
  let underWay = 0;
  let most = 0;
  const mailer: TestMailer = {
    description: 'a mailer of tests',
    concurrency: 4,
    sent: [],
    underWay: () => underWay,
    mostUnderWay: () => most,
    answer: () => ({ kind: 'delivered' }),
    send: async (mail) => {
      underWay += 1;
      most = Math.max(most, underWay);
      try {
        mailer.sent.push(mail);
        return await mailer.answer(mail);
      } finally {
        underWay -= 1;
      }
    },
    close: () => undefined,
    ...changes,
  };
  return mailer;
}
