export type * from './ports/reference-data';
