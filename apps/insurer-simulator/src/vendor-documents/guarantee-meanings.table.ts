import type { InsuranceLine } from '@cotiza/contract';

const MOTOR = {
  rc_obligatoria: 'Responsabilidad civil obligatoria',
  rc_voluntaria: 'Responsabilidad civil voluntaria',
  defensa: 'Defensa jurídica y reclamación de daños',
  asistencia: 'Asistencia en viaje',
  incendio: 'Incendio',
  robo: 'Robo',
  danos_propios: 'Daños propios',
};

/** The vendors' texts for the guarantees of the contract, by their codes. */
export const GUARANTEE_MEANINGS: Readonly<Record<InsuranceLine, Readonly<Record<string, string>>>> = {
  Home: {
    incendio: 'Incendio, explosión y rayo',
    atmosfericos: 'Fenómenos atmosféricos',
    rc: 'Responsabilidad civil',
    asistencia: 'Asistencia en el hogar',
    defensa: 'Defensa jurídica',
    agua: 'Daños por agua',
    cristales: 'Rotura de cristales',
    electricos: 'Daños eléctricos',
    robo: 'Robo',
    inhabitabilidad: 'Inhabitabilidad',
    esteticos: 'Daños estéticos',
    accidentales: 'Todo riesgo accidental',
  },
  Car: { ...MOTOR, conductor: 'Accidentes del conductor', lunas: 'Lunas', sustitucion: 'Vehículo de sustitución' },
  Motorcycle: { ...MOTOR, conductor: 'Accidentes del motorista', equipo: 'Casco y equipo' },
};
