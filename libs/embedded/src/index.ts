export { EMBEDDED_SETTINGS, embeddedQuoting, type EmbeddedOptions } from './embedded-quoting';
export { keepInMemory, type MemoryKeeping, type MemoryKeepingOptions } from './keeping/keep-in-memory';
export { KEEPS_NOTHING, type Keeping } from './keeping/keeping';
export { randomPool } from './random-pool';
