export { postgresDatabases, queryPostgres, schemaIn } from './postgres-databases';
export * from './recorded-quote';
export * from './tcp-gate';
export * from './temporary-storage';
