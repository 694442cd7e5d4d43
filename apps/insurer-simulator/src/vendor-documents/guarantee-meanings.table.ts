import type { InsuranceLine } from '@cotiza/contract';

const MOTOR = {
  'bodily-liability': 'Responsabilidad civil obligatoria',
  'property-liability': 'Responsabilidad civil voluntaria',
  'legal-defence': 'Defensa jurídica y reclamación de daños',
  assistance: 'Asistencia en viaje',
  fire: 'Incendio',
  theft: 'Robo',
  'own-damage': 'Daños propios',
};

/** What the vendors call the guarantees of the rate books. */
export const GUARANTEE_MEANINGS: Readonly<Record<InsuranceLine, Readonly<Record<string, string>>>> = {
  Home: {
    fire: 'Incendio, explosión y rayo',
    weather: 'Fenómenos atmosféricos',
    liability: 'Responsabilidad civil',
    assistance: 'Asistencia en el hogar',
    'legal-defence': 'Defensa jurídica',
    water: 'Daños por agua',
    glass: 'Rotura de cristales',
    electrical: 'Daños eléctricos',
    theft: 'Robo',
    'loss-of-use': 'Inhabitabilidad',
    aesthetic: 'Daños estéticos',
    accidental: 'Todo riesgo accidental',
  },
  Car: { ...MOTOR, 'driver-accident': 'Accidentes del conductor', glass: 'Lunas' },
  Motorcycle: { ...MOTOR, 'driver-accident': 'Accidentes del motorista' },
};
