import { embeddedDatabases } from './testing/embedded-databases';
import { storageContract } from './testing/storage.contract';

storageContract('the embedded database', embeddedDatabases);
