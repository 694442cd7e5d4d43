import { generateDataKey } from '@cotiza/storage';
import { describeOnPostgres, postgresDatabases } from '@cotiza/storage/testing';
import { KEYS, startConsole, Visitor } from './running-console';

describeOnPostgres('a console over several processes', () => {
  it('adds up what each of them counts, and shows what they keep together', async () => {
    const { databaseUrl, dataDir } = await postgresDatabases.make();
    const bench = await startConsole({ DATABASE_URL: databaseUrl!, DATA_KEY: generateDataKey(), DATA_DIR: dataDir }, 2);
    try {
      for (const service of [...bench.services, bench.services[1]]) await bench.quote(service);
      const visitor = await new Visitor(bench.url).signIn(KEYS.juan);
      const overview = (await visitor.get('/')).text;
      expect(overview).toContain('<dt>con ofertas</dt><dd>3</dd>');
      expect(overview).toContain('Responden 2 de 2 procesos');
      expect((await visitor.get('/insurers')).text.replaceAll(/\s+/g, ' ')).toMatch(
        /aldaba<\/code><\/th> <td[^>]*>.*?responde<\/span><\/td> <td[^>]*>3<\/td>/,
      );
      await visitor.post('/channel/off', { reason: 'x', 'retry-after': '60' });
      expect(await bench.storage.channel.read()).toMatchObject({ isOn: false });
    } finally {
      await bench.close();
      await postgresDatabases.remove({ databaseUrl, dataDir });
    }
  });
});
