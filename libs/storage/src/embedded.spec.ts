import { embeddedDatabases } from './testing/embedded-databases';
import { storageContract } from './testing/storage.contract';

storageContract('the embedded database', embeddedDatabases);
storageContract('the embedded database, on a thread beside the one that serves', {
  ...embeddedDatabases,
  besideService: true,
});
