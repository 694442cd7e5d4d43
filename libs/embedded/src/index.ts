export { embeddedQuoting, KEEPS_NOTHING, type EmbeddedOptions, type StoragePorts } from './embedded-quoting';
