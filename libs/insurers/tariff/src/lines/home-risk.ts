import { homeEnumerations } from '@cotiza/contract';
import type { Cents } from '@cotiza/kernel';
import { choice, flag, type Chosen, type ValueOf } from './variable';
import type { RatedRisk } from './line-model';
import type { RatedPlace } from './place';

export const homeChoices = {
  occupancy: choice(homeEnumerations.occupancy, { MainResidence: 84, SecondHome: 16 }, 'vivienda habitual o segunda'),
  location: choice(
    homeEnumerations.homeLocation,
    { CityCentre: 84, ResidentialDevelopment: 14, Depopulated: 2 },
    'situación de la vivienda',
  ),
  materials: choice(
    homeEnumerations.materials,
    { NonCombustible: 95, LessThan25Combustible: 4, MoreThan25Combustible: 1 },
    'materiales',
  ),
  alarm: choice(homeEnumerations.alarm, { NoAlarm: 78, ConnectedAlarm: 15, NonConnectedAlarm: 7 }, 'alarma'),
  /** Armoured main door; false when not declared. */
  securityDoor: flag(0.45, 'puerta blindada'),
  /** Protected windows; false when not declared. */
  securityWindows: flag(0.25, 'protección de ventanas'),
};

/** A dwelling and where it is, as the tariff sees it. */
export interface HomeRisk extends RatedRisk, RatedPlace, Chosen<typeof homeChoices> {
  readonly line: 'Home';
  readonly areaM2: number;
  readonly rooms: number;
  readonly yearBuilt: number;
  /** Null when it was never reformed. */
  readonly lastReformYear: number | null;
  readonly use: ValueOf<typeof homeEnumerations.homeUse>;
  readonly dwellingType: ValueOf<typeof homeEnumerations.dwellingType>;
  readonly buildQuality: ValueOf<typeof homeEnumerations.buildQuality>;
  readonly settlement: ValueOf<typeof homeEnumerations.settlementType>;
  /** Sum insured of the buildings; 0 is valid for a tenant. */
  readonly buildingsCents: Cents;
  /** Sum insured of the contents; 0 means that nothing of them is covered or priced. */
  readonly contentsCents: Cents;
}
