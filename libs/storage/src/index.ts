export type * from './storage';
