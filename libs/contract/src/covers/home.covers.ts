import type { Guarantee, CoverLevel } from './cover';

/** The guarantees of a dwelling by code. */
export const homeGuarantees = {
  incendio: {
    name: 'Incendio, explosión y rayo',
    cover: 'Paga los daños del continente y del contenido por fuego, humo, explosión o rayo.',
    excludes: ['No paga quemaduras aisladas sin incendio.'],
  },
  atmosfericos: {
    name: 'Fenómenos atmosféricos',
    cover: 'Paga los daños por lluvia, viento, pedrisco o nieve que no cubre el Consorcio.',
    excludes: ['No paga goteras ni humedades por falta de mantenimiento.'],
  },
  agua: {
    name: 'Daños por agua',
    cover: 'Localiza y repara la fuga y paga lo que el agua haya estropeado en la vivienda.',
    excludes: ['No paga la corrosión general de las tuberías ni los grifos y aparatos averiados.'],
  },
  cristales: {
    name: 'Rotura de cristales',
    cover: 'Repone los cristales, espejos y sanitarios que se rompan.',
    excludes: ['No paga rayaduras ni desconchones.'],
  },
  electricos: {
    name: 'Daños eléctricos',
    cover: 'Repara los aparatos y la instalación estropeados por una subida de tensión.',
    excludes: ['No paga aparatos averiados por su uso o en garantía.'],
  },
  robo: {
    name: 'Robo',
    cover: 'Paga el contenido robado y los desperfectos que cause el robo.',
    excludes: ['No paga el robo con la vivienda abierta ni lo que se deje en zonas comunes.'],
  },
  rc: {
    name: 'Responsabilidad civil',
    cover: 'Paga los daños que causes a otras personas como propietario, inquilino o cabeza de familia.',
    excludes: ['No paga los daños de una actividad profesional ni los de vehículos de motor.'],
  },
  defensa: {
    name: 'Defensa jurídica',
    cover: 'Te defiende y reclama en tu nombre en asuntos de la vivienda.',
    excludes: ['No paga multas ni sanciones.'],
  },
  asistencia: {
    name: 'Asistencia en el hogar',
    cover: 'Envía un profesional de urgencia a cualquier hora.',
    excludes: ['No paga reformas ni mantenimiento.'],
  },
  inhabitabilidad: {
    name: 'Inhabitabilidad',
    cover: 'Paga otro alojamiento, o la renta que dejes de cobrar, mientras no se pueda vivir en la casa.',
    excludes: ['No paga si la vivienda no se puede usar por obras o por un daño no cubierto.'],
  },
  esteticos: {
    name: 'Daños estéticos',
    cover: 'Cambia también lo que quedó bien si no hay material igual para la reparación.',
    excludes: ['No paga fuera de la estancia dañada.'],
  },
  accidentales: {
    name: 'Todo riesgo accidental',
    cover: 'Paga los daños accidentales que el resto de garantías no cubre y no están excluidos.',
    excludes: ['No paga desgaste, averías ni daños de animales domésticos.'],
  },
} as const satisfies Readonly<Record<string, Guarantee>>;

/** The levels of a dwelling by code, from least to most cover. */
export const homeLevels = {
  basico: { name: 'Básico', means: 'Los daños graves y la responsabilidad civil.' },
  completo: { name: 'Completo', means: 'Además, lo que más a menudo ocurre: agua, cristales, electricidad y robo.' },
  premium: { name: 'Premium', means: 'Además, daños estéticos y accidentales.' },
} as const satisfies Readonly<Record<string, CoverLevel>>;
