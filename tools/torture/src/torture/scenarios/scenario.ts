import type { StorageOptions } from '@cotiza/storage';
import type { Chance } from '@cotiza/tools-kit';
import type { DatabaseServer } from '../databases/database-server';
import type { Happenings } from '../happenings';
import type { Victim } from '../processes/victim';
import type { Receivers } from '../receivers/receivers';

/** What every scenario is made with. */
export interface Surroundings {
  /** For data and logs. */
  readonly folder: string;
  readonly receivers: Receivers;
  readonly happenings: Happenings;
  readonly chance: Chance;
}

/** What is tortured. */
export interface Scenario {
  readonly title: string;
  readonly victims: readonly Victim[];
  /** Those of them that quotations are asked of. */
  readonly doors: readonly Victim[];
  /** How the tool looks into what they keep. */
  readonly storage: Pick<StorageOptions, 'databaseUrl' | 'dataDir' | 'dataKey'>;
  /** Undefined where the database is part of a victim. */
  readonly databaseServer: DatabaseServer | undefined;
  /** Clients that ask at once, where they are fewer than usual. */
  readonly clients?: number;
  /** Who stands still while it sends, instead of anybody being killed. */
  readonly standsStill?: Victim;
  /** What befalls what they keep once they are dead, before anybody looks into it. */
  readonly whenDead?: () => void;
}
