export * from './browser';
export * from './checking';
export * from './insurers';
export * from './keeping';
export * from './page-checks';
export * from './quotes';
export * from './quoting';
export * from './reference-data';
