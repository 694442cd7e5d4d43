import { systemClock } from '@cotiza/kernel';
import { archivedQuote, readMail, smtpReceiver, TEST_TOKEN, type SmtpReceiver } from '../testing';
import type { Mailer } from './mail';
import { quoteMailComposer } from './quote-mail.composer';
import { smtpMailer } from './smtp.mailer';

const compose = quoteMailComposer({
  from: { name: 'Correduría Faro', address: 'hola@correduria-faro.example' },
  distributorName: 'Correduría Faro',
  linkOf: (token) => `https://tienda.example/comprar?t=${token}`,
  retentionDays: 30,
});

describe('e-mail over SMTP', () => {
  let receiver: SmtpReceiver;
  let mailer: Mailer;
  beforeEach(async () => {
    receiver = await smtpReceiver();
    mailer = smtpMailer(receiver.url, systemClock());
  });
  afterEach(async () => {
    mailer.close();
    await receiver.close();
  });

  it('arrives', async () => {
    expect(await mailer.send(compose(archivedQuote(), TEST_TOKEN))).toEqual({ kind: 'accepted' });
    const [mail] = receiver.received;
    const read = await readMail(mail!.source);
    console.log(mail, read.subject, read.text);
    require('fs').writeFileSync('/tmp/letter.html', read.html!);
  });
});
