export * from './fake-ops';
export * from './fake-storage';
export * from './samples';
