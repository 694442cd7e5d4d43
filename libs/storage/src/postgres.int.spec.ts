import { postgresDatabases } from './testing/postgres-databases';
import { storageContract } from './testing/storage.contract';

storageContract('PostgreSQL', postgresDatabases);
