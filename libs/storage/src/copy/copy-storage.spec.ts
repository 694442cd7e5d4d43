import { embeddedDatabases } from '../testing/embedded-databases';
import { copyContract } from '../testing/copy.contract';

copyContract('a copy of an embedded database in another folder', embeddedDatabases, embeddedDatabases);
