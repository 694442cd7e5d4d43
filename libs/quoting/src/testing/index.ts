export * from './insurers';
export * from './quotes';
export * from './quoting';
export * from './reference-data';
