import type { Guarantee, CoverLevel } from './cover';
import { CON_FRANQUICIA, TERCEROS, TODO_RIESGO, motorGuarantees } from './motor.covers';

/** The guarantees of a car by code. */
export const carGuarantees = {
  ...motorGuarantees('el coche', 'del coche'),
  conductor: {
    name: 'Accidentes del conductor',
    cover: 'Indemniza al conductor por muerte o invalidez en accidente y paga la asistencia sanitaria.',
    excludes: ['No paga si se conducía sin permiso o bajo los efectos de alcohol o drogas.'],
  },
  lunas: {
    name: 'Lunas',
    cover: 'Repara o sustituye el parabrisas, la luneta y las ventanillas si se rompen.',
    excludes: ['No paga faros, espejos ni techos de cristal.'],
  },
  sustitucion: {
    name: 'Vehículo de sustitución',
    cover: 'Presta un coche mientras el tuyo se repara.',
    excludes: ['No paga el combustible ni los peajes.'],
  },
} as const satisfies Readonly<Record<string, Guarantee>>;

/** The levels of a car by code, from least to most cover. */
export const carLevels = {
  terceros: TERCEROS,
  terceros_ampliado: {
    name: 'Terceros ampliado',
    means: 'Además de los daños a otros, lunas, incendio y robo.',
    withoutExcess: true,
  },
  todo_riesgo_con_franquicia: CON_FRANQUICIA,
  todo_riesgo: TODO_RIESGO,
} as const satisfies Readonly<Record<string, CoverLevel>>;
