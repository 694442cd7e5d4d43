import type { InsuranceLine, VehicleLine, Text } from '@cotiza/contract';

const BIRTH: Text = { es: 'Nacimiento', en: 'Date of birth' };
const LICENCE: Text = { es: 'Carné desde', en: 'Licensed since' };
const REGISTERED: Text = { es: 'Matriculación', en: 'Registered' };
const POSTAL_CODE: Text = { es: 'Código postal', en: 'Postal code' };
const KILOMETRES: Text = { es: 'Kilómetros al año', en: 'Kilometres a year' };
const PARKED: Text = { es: 'Dónde duerme', en: 'Parked overnight' };

/** The fields of the form with their labels, by their paths in the body of an estimate. The example has the others. */
export const FACTS: Readonly<Record<InsuranceLine, Readonly<Record<string, Text>>>> = {
  Car: {
    'vehicle.version_id': { es: 'Coche', en: 'Car' },
    'vehicle.registration_date': REGISTERED,
    'holder.address.postal_code': POSTAL_CODE,
    'holder.birth_date': BIRTH,
    'driver.driving_license_date': LICENCE,
    'vehicle.annual_km': KILOMETRES,
    'vehicle.parking_type': PARKED,
  },
  Motorcycle: {
    'vehicle.code': { es: 'Moto', en: 'Motorcycle' },
    'vehicle.registration_date': REGISTERED,
    'vehicle.circulation_postal_code': POSTAL_CODE,
    'holder.birth_date': BIRTH,
    'driver.driving_license_date': LICENCE,
    'vehicle.kilometers_per_year': KILOMETRES,
    'vehicle.garage_type_id': PARKED,
  },
  Home: {
    'risk.address.postal_code': POSTAL_CODE,
    'risk.area_m2': { es: 'Metros cuadrados', en: 'Square metres' },
    'risk.year_built': { es: 'Año de construcción', en: 'Year built' },
    'risk.last_reform_year': { es: 'Última reforma', en: 'Last renovated' },
    'risk.dwelling_type': { es: 'Tipo de vivienda', en: 'Type of home' },
    'risk.buildings_limit': { es: 'Continente (€)', en: 'Buildings (€)' },
    'risk.contents_limit': { es: 'Contenido (€)', en: 'Contents (€)' },
  },
};

/** Words that find the vehicle of the example in the catalogue, and some others. */
export const VEHICLES: Readonly<Record<VehicleLine, string>> = { Car: 'SEAT Ibiza', Motorcycle: 'Honda CB500F' };
