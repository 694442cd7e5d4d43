import type { InsuranceLine } from '@cotiza/contract';
import type { GuaranteeIncluded } from '@cotiza/insurers-port';

/** Guarantees by line, as customers read them. Insurers send codes: the words are ours, because theirs are not checked. */
export const GUARANTEES = {
  Home: {
    fire: {
      name: 'Incendio, explosión y rayo',
      cover: 'Paga los daños del continente y del contenido por fuego, humo, explosión o rayo.',
    },
    weather: {
      name: 'Fenómenos atmosféricos',
      cover: 'Paga los daños por lluvia, viento, pedrisco o nieve que no cubre el Consorcio.',
    },
    water: {
      name: 'Daños por agua',
      cover: 'Localiza y repara la fuga y paga lo que el agua haya estropeado en la vivienda.',
    },
    glass: { name: 'Rotura de cristales', cover: 'Repone los cristales, espejos y sanitarios que se rompan.' },
    electrical: {
      name: 'Daños eléctricos',
      cover: 'Repara los aparatos y la instalación estropeados por una subida de tensión.',
    },
    theft: { name: 'Robo', cover: 'Paga el contenido robado y los desperfectos que cause el robo.' },
    liability: {
      name: 'Responsabilidad civil',
      cover: 'Paga los daños que causes a otras personas como propietario, inquilino o cabeza de familia.',
    },
    legalDefence: { name: 'Defensa jurídica', cover: 'Te defiende y reclama en tu nombre en asuntos de la vivienda.' },
    assistance: { name: 'Asistencia en el hogar', cover: 'Envía un profesional de urgencia a cualquier hora.' },
    lossOfUse: {
      name: 'Inhabitabilidad',
      cover: 'Paga otro alojamiento, o la renta que dejes de cobrar, mientras no se pueda vivir en la casa.',
    },
    aesthetic: {
      name: 'Daños estéticos',
      cover: 'Cambia también lo que quedó bien si no hay material igual para la reparación.',
    },
    accidental: {
      name: 'Todo riesgo accidental',
      cover: 'Paga los daños accidentales que el resto de garantías no cubre y no están excluidos.',
    },
  },
  Car: {
    compulsoryLiability: {
      name: 'Responsabilidad civil obligatoria',
      cover: 'Paga los daños que causes a otros con el coche, hasta los límites del seguro obligatorio.',
    },
    voluntaryLiability: {
      name: 'Responsabilidad civil voluntaria',
      cover: 'Amplía los límites del seguro obligatorio para los daños que causes a otros.',
    },
    legalDefence: {
      name: 'Defensa jurídica y reclamación de daños',
      cover: 'Te defiende tras un accidente y reclama al responsable los daños que sufras.',
    },
    driverAccident: {
      name: 'Accidentes del conductor',
      cover: 'Indemniza al conductor por muerte o invalidez en accidente y paga la asistencia sanitaria.',
    },
    assistance: { name: 'Asistencia en viaje', cover: 'Remolca el coche y lleva a sus ocupantes si no puede seguir.' },
    glass: { name: 'Lunas', cover: 'Repara o sustituye el parabrisas, la luneta y las ventanillas si se rompen.' },
    fire: { name: 'Incendio', cover: 'Paga los daños del coche por incendio, explosión o rayo.' },
    theft: {
      name: 'Robo',
      cover: 'Indemniza por el robo del coche o de sus piezas fijas, y por los daños del intento.',
    },
    ownDamage: {
      name: 'Daños propios',
      cover: 'Repara el coche tras un accidente aunque sea culpa tuya; en caso de siniestro total paga su valor.',
    },
    substituteVehicle: { name: 'Vehículo de sustitución', cover: 'Presta un coche mientras el tuyo se repara.' },
  },
  Motorcycle: {
    compulsoryLiability: {
      name: 'Responsabilidad civil obligatoria',
      cover: 'Paga los daños que causes a otros con la moto, hasta los límites del seguro obligatorio.',
    },
    voluntaryLiability: {
      name: 'Responsabilidad civil voluntaria',
      cover: 'Amplía los límites del seguro obligatorio para los daños que causes a otros.',
    },
    legalDefence: {
      name: 'Defensa jurídica y reclamación de daños',
      cover: 'Te defiende tras un accidente y reclama al responsable los daños que sufras.',
    },
    driverAccident: {
      name: 'Accidentes del motorista',
      cover: 'Indemniza al motorista por muerte o invalidez en accidente y paga la asistencia sanitaria.',
    },
    assistance: { name: 'Asistencia en viaje', cover: 'Remolca la moto y lleva a sus ocupantes si no puede seguir.' },
    fire: { name: 'Incendio', cover: 'Paga los daños de la moto por incendio, explosión o rayo.' },
    theft: {
      name: 'Robo',
      cover: 'Indemniza por el robo de la moto o de sus piezas fijas, y por los daños del intento.',
    },
    ownDamage: {
      name: 'Daños propios',
      cover: 'Repara la moto tras un accidente aunque sea culpa tuya; en caso de siniestro total paga su valor.',
    },
    equipment: {
      name: 'Casco y equipo',
      cover: 'Repone el casco y la ropa de protección que se estropeen en un accidente.',
    },
  },
} as const satisfies Record<InsuranceLine, Record<string, GuaranteeIncluded>>;

/** A guarantee of a line, by the name it has here. */
export type GuaranteeOf<L extends InsuranceLine> = keyof (typeof GUARANTEES)[L];

/** What each guarantee code of an insurer stands for. */
export type GuaranteeBook = { readonly [L in InsuranceLine]: Readonly<Record<string, GuaranteeOf<L>>> };
