import { embeddedDatabases } from './testing/temporary-storage';
import { storageContract } from './testing/storage.contract';

storageContract('the embedded database', embeddedDatabases);
