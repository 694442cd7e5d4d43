import { type Enumeration, homeEnumerations, motorEnumerations, personEnumerations } from '@cotiza/contract';

/** The codes of a list with their meanings, in the vendor's words. */
export type CodeList = ReadonlyMap<string, string>;

/** List, code and meaning, which is in quotes when it has a comma. */
const ROW = /^([^,]+),([^,]+),"?(.+?)"?$/;

/** The code lists of a vendor, read from its document. */
export class CodeLists {
  private readonly lists = new Map<string, Map<string, string>>();

  /** @param csv a row for each code, with its list and its meaning */
  constructor(csv: string) {
    for (const line of csv.split('\n')) {
      const [, name, code, meaning] = ROW.exec(line) ?? [];
      if (name === undefined || code === undefined || meaning === undefined) continue;
      this.lists.set(name, (this.lists.get(name) ?? new Map<string, string>()).set(code, meaning));
    }
  }

  /** @throws Error when the document has no such list */
  list(name: string): CodeList {
    const list = this.lists.get(name);
    if (!list) throw new Error(`the vendor's document has no code list ${name}`);
    return list;
  }

  /**
   * Returns a reader of the codes of a list as values of the contract. Codes are matched by their Spanish texts,
   * independently of the connector's mapping.
   */
  decoder<V extends string>(name: string, { values, labels }: Enumeration<V>): (code: string) => V {
    const decoded = new Map<string, V>();
    for (const [code, meaning] of this.list(name)) {
      const value = values.find((each) => labels[each] === meaning);
      if (value === undefined) throw new Error(`code list ${name}: the contract has no value for ${meaning}`);
      decoded.set(code, value);
    }
    return (code) => {
      const value = decoded.get(code);
      if (value === undefined) throw new RangeError(`code list ${name} has no such code`);
      return value;
    };
  }

  codeOf(name: string, meaning: string): string {
    const found = [...this.list(name)].find(([, text]) => text === meaning);
    if (!found) throw new Error(`code list ${name} has nothing for ${meaning}`);
    return found[0];
  }
}

/** Readers of the codes that a price depends on. All vendors use the same list names; one that quotes some lines has some lists. */
export type RiskCodes = ReturnType<typeof riskCodesOf>;

export function riskCodesOf(lists: CodeLists) {
  const decoder = <V extends string>(name: string, enumeration: Enumeration<V>) => {
    let read: ((code: string) => V) | undefined;
    return (code: string) => (read ??= lists.decoder(name, enumeration))(code);
  };
  return {
    employment: decoder('SituacionLaboral', personEnumerations.employmentStatus),
    homeUse: decoder('Regimen', homeEnumerations.homeUse),
    occupancy: decoder('OcupacionVivienda', homeEnumerations.occupancy),
    dwellingType: decoder('TipoVivienda', homeEnumerations.dwellingType),
    location: decoder('Entorno', homeEnumerations.homeLocation),
    materials: decoder('Materiales', homeEnumerations.materials),
    buildQuality: decoder('Calidad', homeEnumerations.buildQuality),
    alarm: decoder('Alarma', homeEnumerations.alarm),
    settlement: decoder('FormaIndemnizacion', homeEnumerations.settlementType),
    carUse: decoder('UsoVehiculo', motorEnumerations.carUse),
    annualKm: decoder('TramoKilometros', motorEnumerations.annualKm),
    parking: decoder('Estacionamiento', motorEnumerations.parking),
    fuel: decoder('Combustible', motorEnumerations.fuel),
    motorcycleEngine: decoder('MotorMoto', motorEnumerations.motorcycleEngine),
    motorcycleLicence: decoder('PermisoMoto', motorEnumerations.motorcycleLicense),
    licenceZone: decoder('ZonaExpedicion', motorEnumerations.licenseZone),
    ridingExperience: decoder('ExperienciaMoto', motorEnumerations.ridingExperience),
    fines: decoder('Multas', motorEnumerations.penalties),
  };
}
