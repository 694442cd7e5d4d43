import { embeddedDatabases } from '../testing/embedded-databases';
import { copyContract } from '../testing/copy.contract';
import { describeOnPostgres, wholePostgresDatabases } from '../testing/postgres-databases';

describeOnPostgres('copies to and from PostgreSQL', () => {
  copyContract('a copy of an embedded database on PostgreSQL', embeddedDatabases, wholePostgresDatabases);
  copyContract('a copy of PostgreSQL in an embedded database', wholePostgresDatabases, embeddedDatabases);
});
