export * from './messages';
export * from './recorded-quote';
export * from './temporary-storage';
