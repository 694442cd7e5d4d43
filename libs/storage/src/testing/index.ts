export { EXPANDED } from './kept-before';
export {
  describeOnPostgres,
  holdTable,
  postgresDatabases,
  queryPostgres,
  schemaIn,
  wholePostgresDatabases,
} from './postgres-databases';
export * from './recorded-quote';
export { runSql } from './run-sql';
export type { DatabaseSource } from './storage-bench';
export * from './tcp-gate';
export * from './temporary-storage';
