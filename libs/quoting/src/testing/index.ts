export * from './insurers';
export * from './reference-data';
