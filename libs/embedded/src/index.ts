export { embeddedQuoting, type EmbeddedOptions } from './embedded-quoting';
export { KEEPS_NOTHING, type Keeping } from './keeping';
