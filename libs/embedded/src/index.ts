export { embeddedQuoting, KEEPS_NOTHING, type EmbeddedOptions, type Keeping } from './embedded-quoting';
