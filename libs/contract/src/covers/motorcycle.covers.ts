import type { Guarantee, CoverLevel } from './cover';
import { CON_FRANQUICIA, TERCEROS, TODO_RIESGO, motorGuarantees } from './motor.covers';

/** The guarantees of a motorcycle by code. */
export const motorcycleGuarantees = {
  ...motorGuarantees('la moto', 'de la moto'),
  conductor: {
    name: 'Accidentes del motorista',
    cover: 'Indemniza al motorista por muerte o invalidez en accidente y paga la asistencia sanitaria.',
    excludes: ['No paga si se conducía sin permiso o bajo los efectos de alcohol o drogas.'],
  },
  equipo: {
    name: 'Casco y equipo',
    cover: 'Repone el casco y la ropa de protección que se estropeen en un accidente.',
    excludes: ['No paga el desgaste ni el robo.'],
  },
} as const satisfies Readonly<Record<string, Guarantee>>;

/** The levels of a motorcycle by code, from least to most cover. */
export const motorcycleLevels = {
  terceros: TERCEROS,
  terceros_robo_incendio: {
    name: 'Terceros con robo e incendio',
    means: 'Además de los daños a otros, el robo y el incendio de la moto.',
    withoutExcess: true,
  },
  todo_riesgo_con_franquicia: CON_FRANQUICIA,
  todo_riesgo: TODO_RIESGO,
} as const satisfies Readonly<Record<string, CoverLevel>>;
