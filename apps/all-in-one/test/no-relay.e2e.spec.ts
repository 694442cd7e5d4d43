import { readFileSync } from 'node:fs';
import { tables, walk } from '@cotiza/contract';
import { VARIANTS } from '@cotiza/contract/testing';
import { readMail } from '@cotiza/notifications/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { keptMails } from './customer-link';
import { QUOTES, serviceForTests, until } from './running-service';

const ADVERTS = [
  'www.zxmarca.example',
  'Ve a https://zxmarca.example/x',
  '<a href="//zxmarca.example">Zxmarca</a>',
  'Has ganado un premio de Zxmarca',
];

const service = serviceForTests({ PURCHASE_URL: 'https://tienda.example' });

/** Returns a body for every text field of every line, wherever a variant has it, and every advert. */
function hostileBodies(): readonly { readonly field: string; readonly body: object }[] {
  const found = new Map<string, object>();
  for (const { draft } of VARIANTS) {
    walk(tables[draft.line], (node, path) => {
      const isText = node.node === 'field' && node.kind.type === 'text' && path !== 'holder.email';
      if (!isText || draft.at(path) === undefined) return;
      for (const advert of ADVERTS) {
        found.set(`${draft.line} ${path} ${advert}`, draft.with(path, advert).build());
      }
    });
  }
  return [...found].map(([field, body]) => ({ field, body }));
}

it('puts nothing that a caller wrote into an e-mail, whichever field holds an advert', async () => {
  const [accepted, references] = [new Set<string>(), new Set<string>()];
  for (const { field, body } of hostileBodies()) {
    const answer = await service.post(QUOTES, body);
    if (answer.status !== 200) continue;
    accepted.add(field.split(' ')[1]!);
    references.add(((await answer.json()) as QuoteResult).referencia);
  }
  expect([...accepted].sort()).toEqual(
    expect.arrayContaining(['client_reference', 'holder.address.road_name', 'holder.name', 'risk.address.road_name']),
  );
  await until(() => keptMails(service).length === references.size);
  for (const file of keptMails(service)) {
    const source = readFileSync(file, 'utf8');
    const { subject, text, html } = await readMail(source);
    for (const part of [source, subject, text, html]) expect(part).not.toMatch(/zxmarca/i);
  }
});
