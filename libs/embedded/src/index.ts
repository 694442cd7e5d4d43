export { embeddedQuoting, type EmbeddedOptions } from './embedded-quoting';
export { keepInMemory, type MemoryKeeping, type MemoryKeepingOptions } from './keep-in-memory';
export { KEEPS_NOTHING, type Keeping } from './keeping';
