import type { homeEnumerations } from '@cotiza/contract';
import type { Cents } from '@cotiza/kernel';
import type { RatedRisk } from './line-model';
import type { RatedPlace } from './place';
import type { ValueOf } from './variable';

export type HomeUse = ValueOf<typeof homeEnumerations.homeUse>;
export type Occupancy = ValueOf<typeof homeEnumerations.occupancy>;
export type DwellingType = ValueOf<typeof homeEnumerations.dwellingType>;
export type HomeLocation = ValueOf<typeof homeEnumerations.homeLocation>;
export type Materials = ValueOf<typeof homeEnumerations.materials>;
export type BuildQuality = ValueOf<typeof homeEnumerations.buildQuality>;
export type Alarm = ValueOf<typeof homeEnumerations.alarm>;
export type SettlementType = ValueOf<typeof homeEnumerations.settlementType>;

/** A dwelling and where it is, as the tariff sees it. */
export interface HomeRisk extends RatedRisk, RatedPlace {
  readonly line: 'Home';
  readonly areaM2: number;
  readonly rooms: number;
  readonly yearBuilt: number;
  /** Null when it was never reformed. */
  readonly lastReformYear: number | null;
  readonly use: HomeUse;
  readonly occupancy: Occupancy;
  readonly dwellingType: DwellingType;
  readonly location: HomeLocation;
  readonly materials: Materials;
  readonly buildQuality: BuildQuality;
  readonly alarm: Alarm;
  /** Armoured main door; false when not declared. */
  readonly securityDoor: boolean;
  /** Protected windows; false when not declared. */
  readonly securityWindows: boolean;
  readonly settlement: SettlementType;
  /** Sum insured of the buildings; 0 is valid for a tenant. */
  readonly buildingsCents: Cents;
  /** Sum insured of the contents; 0 means that nothing of them is covered or priced. */
  readonly contentsCents: Cents;
}
