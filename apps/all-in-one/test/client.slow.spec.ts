import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exampleBody } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { describeInBrowser, launchBrowser } from '@cotiza/kernel/testing';
import { startService } from './running-service';

const BUILT = join(__dirname, '../../../libs/client/dist/cotiza-client.js');

describeInBrowser('the client in a browser', () => {
  it('quotes from a page of another origin, as it is built', async () => {
    const service = await startService();
    const pages = createServer(({ url }, response) => {
      const isModule = url === '/cotiza-client.js';
      response.writeHead(200, { 'content-type': isModule ? 'text/javascript' : 'text/html' });
      response.end(isModule ? readFileSync(BUILT) : '<!doctype html>');
    });
    await new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening));
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
      const program = `import('/cotiza-client.js').then(({ Cotiza }) =>
        new Cotiza('${service.url}').quote(${JSON.stringify(exampleBody('Car', TEST_DAY))}))`;
      expect(await page.evaluate(program)).toMatchObject({ ok: true, result: { estado: 'cotizado' } });
    } finally {
      await browser.close();
      pages.close();
      await service.close();
    }
  });
});
