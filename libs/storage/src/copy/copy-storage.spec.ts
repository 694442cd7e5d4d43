import { embeddedDatabases } from '../testing/temporary-storage';
import { copyContract } from '../testing/copy.contract';

copyContract('a copy of an embedded database in another folder', embeddedDatabases, embeddedDatabases);
