import type { homeEnumerations } from '@cotiza/contract';
import type { Cents } from '@cotiza/kernel';
import type { RatedRisk } from './line-model';
import type { RatedPlace } from './place';
import type { ValueOf } from './variable';

/** A dwelling and where it is, as the tariff sees it. */
export interface HomeRisk extends RatedRisk, RatedPlace {
  readonly line: 'Home';
  readonly areaM2: number;
  readonly rooms: number;
  readonly yearBuilt: number;
  /** Null when it was never reformed. */
  readonly lastReformYear: number | null;
  readonly use: ValueOf<typeof homeEnumerations.homeUse>;
  readonly occupancy: ValueOf<typeof homeEnumerations.occupancy>;
  readonly dwellingType: ValueOf<typeof homeEnumerations.dwellingType>;
  readonly location: ValueOf<typeof homeEnumerations.homeLocation>;
  readonly materials: ValueOf<typeof homeEnumerations.materials>;
  readonly buildQuality: ValueOf<typeof homeEnumerations.buildQuality>;
  readonly alarm: ValueOf<typeof homeEnumerations.alarm>;
  /** Armoured main door; false when not declared. */
  readonly securityDoor: boolean;
  /** Protected windows; false when not declared. */
  readonly securityWindows: boolean;
  readonly settlement: ValueOf<typeof homeEnumerations.settlementType>;
  /** Sum insured of the buildings; 0 is valid for a tenant. */
  readonly buildingsCents: Cents;
  /** Sum insured of the contents; 0 means that nothing of them is covered or priced. */
  readonly contentsCents: Cents;
}
