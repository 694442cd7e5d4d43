import { bodyOf } from '@cotiza/contract/testing';
import type { QuoteResult } from '@cotiza/quoting';
import { generateDataKey } from '@cotiza/storage';
import { describeOnPostgres, postgresDatabases } from '@cotiza/storage/testing';
import { JSON_TYPE, QUOTES, startService, until, waitingInsurer } from './running-service';

describeOnPostgres('equal requests to two processes', () => {
  it('are quoted once, and all have the answer, however long a slow insurer takes', async () => {
    const made = await postgresDatabases.make();
    const environment = {
      ...{ DATABASE_URL: made.databaseUrl ?? '', DATA_DIR: made.dataDir, DATA_KEY: generateDataKey() },
      ...{ QUOTE_DEADLINE_MS: '2000', INSURER_DEADLINE_MS: '60000' },
    };
    const slow = waitingInsurer();
    const services = [await startService(environment, { insurers: [slow.connector] })];
    services.push(await startService(environment, { insurers: [slow.connector] }));
    const body = bodyOf('Car').build();
    let answers: QuoteResult[] | undefined;
    const equal = Array.from({ length: 20 }, (_, nth) =>
      services[nth % 2]?.post(QUOTES, body, { ...JSON_TYPE, 'idempotency-key': 'veinte' }),
    );
    void Promise.all(equal.map(async (answer) => (await (await answer)?.json()) as QuoteResult)).then(
      (all) => (answers = all),
    );
    await until(() => slow.waiting.length > 0);
    let [passedMs, asked] = [0, 0];
    await until(() => {
      for (const { clock } of services) clock.advance(100);
      passedMs += 100;
      if (passedMs === 20_000) {
        asked = slow.waiting.length;
        slow.release();
      }
      return answers !== undefined;
    });
    expect([asked, new Set(answers?.map(({ referencia }) => referencia)).size, slow.waiting.length]).toEqual([1, 1, 0]);
    for (const service of services) await service.close();
    await postgresDatabases.remove(made);
  });
});
