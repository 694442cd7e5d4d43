import type { Mail, Mailer, MailOutcome } from '../mail/mail';

/** A mailer that gives a set answer and keeps the e-mails. */
export interface TestMailer extends Mailer {
  readonly sent: Mail[];
  /** The number of sends in progress. */
  underWay(): number;
  /** The highest number of simultaneous sends. */
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
