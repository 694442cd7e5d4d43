import { Kysely, sql } from 'kysely';
import { describeOnPostgres, postgresDatabases } from '../../testing/postgres-databases';
import { OwnSchemaDialect } from './own-schema.dialect';
import { openPool } from './postgres-pool';

describeOnPostgres('who migrates', () => {
  it('asks for the tables of the own schema alone: those of others may be dropped while they are looked at', async () => {
    const [own, other] = [await postgresDatabases.make(), await postgresDatabases.make()];
    const opened = [own, other].map(({ databaseUrl }) => {
      const pool = openPool(databaseUrl!, 0, { role: 'tool', report: () => undefined });
      return new Kysely<unknown>({ dialect: new OwnSchemaDialect({ pool }) });
    });
    try {
      for (const [index, db] of opened.entries()) await sql.raw(`create table of_${index} (id serial)`).execute(db);
      const names = opened.map(async (db) => (await db.introspection.getTables()).map(({ name }) => name));
      expect(await Promise.all(names)).toEqual([['of_0'], ['of_1']]);
    } finally {
      await Promise.all(opened.map((db) => db.destroy()));
      await Promise.all([own, other].map((place) => postgresDatabases.remove(place)));
    }
  });
});
