export * from './checking';
export * from './insurers';
export * from './keeping';
export * from './kept-offers';
export * from './quotes';
export * from './quoting';
export * from './reference-data';
