import { bodyOf } from '@cotiza/contract/testing';
import { dataLink, firstMail, keptMails } from './customer-link';
import { startService, type RunningService } from './running-service';

const EMAIL = 'lucia.ejemplo@example.com';
const DOCUMENT = '12345678Z';

let service: RunningService;
afterEach(() => service.close());

const post = (path: string) => fetch(service.url + path, { method: 'POST', body: new URLSearchParams() });
const statusOf = async (path: string) => (await fetch(service.url + path)).status;

/** A quotation, the path of its page, and what asks for a data link there and reads it from the e-mail. */
async function quotedWithPage() {
  const { referencia } = await service.quoted(bodyOf('Car').with('holder.email', EMAIL).build());
  const { path } = await firstMail(service);
  const sentLink = async () => {
    const { to, path: link } = await dataLink(service, path);
    expect(to).toEqual([EMAIL]);
    return link;
  };
  return { referencia, path, sentLink };
}

it('the holder downloads their data by a link from their e-mail, once, and a mail program that opens it changes nothing', async () => {
  service = await startService();
  const { referencia, path, sentLink } = await quotedWithPage();
  const link = await sentLink();
  const page = await (await fetch(service.url + link)).text();
  expect(page).toContain('Borrar mis datos');
  expect(page).not.toContain(EMAIL);
  const file = await post(`${link}?datos=descargar`);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="datos-${referencia}.json"`);
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await file.json()).toMatchObject({
    referencia,
    tus_datos: { holder: { email: EMAIL, document_id: DOCUMENT } },
  });
  expect([await statusOf(link), (await post(`${link}?datos=descargar`)).status]).toEqual([404, 404]);
  expect(await statusOf(path)).toBe(200);
});

it('the holder erases the quotation, its page and its e-mails after a page that says what goes and what stays', async () => {
  service = await startService();
  const { path, sentLink } = await quotedWithPage();
  const link = await sentLink();
  expect((await post(link)).status).toBe(200);
  const asked = await (await fetch(`${service.url}${link}?datos=borrar`)).text();
  for (const words of ['Se borran', 'No se borra', 'Sí, borrar mis datos']) expect(asked).toContain(words);
  expect(await statusOf(path)).toBe(200);
  expect((await post(`${link}?datos=borrar`)).status).toBe(200);
  expect([await statusOf(path), await statusOf(link)]).toEqual([404, 404]);
  expect(keptMails(service)).toEqual([]);
});

it('the purchase link alone shows and erases nothing, and sends one e-mail an hour at most, whatever limit e-mails have', async () => {
  service = await startService({ LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '1' });
  const { path, sentLink } = await quotedWithPage();
  await sentLink();
  const answer = await post(`${path}?datos=enlace`);
  expect(await answer.text()).not.toContain(EMAIL);
  const guess = `${path}/datos/${'A'.repeat(43)}`;
  for (const how of ['', '?datos=descargar', '?datos=borrar']) expect((await post(guess + how)).status).toBe(404);
  const elsewhere = await fetch(`${service.url}${path}?datos=enlace`, {
    method: 'POST',
    headers: { origin: 'https://otra.example' },
    body: new URLSearchParams(),
  });
  expect(elsewhere.status).toBe(403);
  expect(keptMails(service)).toHaveLength(2);
});
