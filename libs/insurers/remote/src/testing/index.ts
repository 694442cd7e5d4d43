export * from './faro-under-test';
export * from './roble-under-test';
