import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';

/** Badges that makers put on diesel engines alone. */
const DIESEL =
  /(?<![\p{L}\d])(?:dCi|(?:e-|Blue)?HDi|[SB]?i?TDI|CDTI|TDCi|TDDi|CRDi|JTDm?|MultiJet|D-4D|DI-D|DDiS|CDI|BlueTEC|Skyactiv-?D|i-DTEC|i-CTDi|EcoBlue|SDI|TDV?[468]|SD[V]?[468])(?![\p{L}])/iu;

/** Badges that makers put on petrol engines alone. */
const PETROL =
  /(?<![\p{L}\d])(?:e?TSI|TFSI|TCe|PureTech|EcoBoost|VTi|THP|T-?GDi|MPI|VVT-i|SCe|FSI|MultiAir|TwinAir|T-Jet|DIG-T|DG\d{3}|Skyactiv-?G)(?![\p{L}])/iu;

const HYBRID = /(?<![\p{L}])(?:[mf]?hev|hybride?|híbrido|i-?mmd|e-boxer)(?![\p{L}])/iu;
const PLUG_IN = /plug-?in|(?<![\p{L}])phev|rechargeable|enchufable/iu;

const PHEV = /(?<![\p{L}])phev(?![\p{L}])/iu;

/** Cars that burn petrol and gas, which lists count as petrol. */
const LPG = /(?<![\p{L}])(?:bi-?fuel|glp|lpg)(?![\p{L}])/iu;

/** Petrol models of BMW, which a list counts as plug-in hybrids: those end in `e`. */
const BMW_PETROL = /(?<!\d)\d{3}L?i(?![\p{L}])/iu;

/** A model of Mercedes-Benz with an `e` or `de` after its number can be plugged in: C 300 de, GLE 350 de. */
const MERCEDES_PLUG_IN = /(?<![\p{L}\d])[A-Z]{1,3} \d{3} d?e(?![\p{L}])/u;

/**
 * The fuel of a version by what its name says, because columns are wrong where lists count a hybrid as what its engine
 * burns, and in slips: a dCi is a diesel. A name with badges of both says nothing.
 */
export function fuelByEvidence(brand: string, name: string, column: Fuel, report: ImportReport): Fuel {
  const fuel = evident(brand, name, column);
  if (fuel !== column) report.note(`fuels corrected by the name: ${column} is ${fuel}`);
  return fuel;
}

function evident(brand: string, name: string, column: Fuel): Fuel {
  switch (column) {
    case 'Electric':
      return PHEV.test(name) ? 'PlugInHybrid' : column;
    case 'PlugInHybrid':
      return brand === 'BMW' && BMW_PETROL.test(name) ? 'Gasoline' : column;
    case 'Gasoline':
      return LPG.test(name) ? 'Lpg' : withEngine(brand, name, column);
    case 'Diesel':
    case 'Hybrid':
      return withEngine(brand, name, column);
    default:
      return column;
  }
}

function withEngine(brand: string, name: string, column: 'Gasoline' | 'Diesel' | 'Hybrid'): Fuel {
  if (PLUG_IN.test(name) || (brand === 'MERCEDES-BENZ' && MERCEDES_PLUG_IN.test(name))) return 'PlugInHybrid';
  return column === 'Hybrid' || HYBRID.test(name) ? 'Hybrid' : burnt(name, column);
}

function burnt(name: string, column: Fuel): Fuel {
  if (DIESEL.test(name) === PETROL.test(name)) return column;
  return DIESEL.test(name) ? 'Diesel' : 'Gasoline';
}
