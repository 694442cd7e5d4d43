export * from './insurers';
export * from './keeping';
export * from './quoting';
export * from './reference-data';
