const ON_PURPOSE = 'No paga lo que cause a propósito quien está asegurado.';

/** The guarantees that car and motorcycle share, worded with the name of the vehicle and its article. */
export const motorGuarantees = (vehicle: 'el coche' | 'la moto', its: 'del coche' | 'de la moto') => ({
  /** Limits and exclusions: RDLeg 8/2004, arts. 4 and 5. */
  rc_obligatoria: {
    name: 'Responsabilidad civil obligatoria',
    cover: `Paga los daños que causes a otros con ${vehicle}, hasta los límites del seguro obligatorio.`,
    excludes: [`No paga las lesiones de quien conduce ni los daños ${its}.`],
  },
  rc_voluntaria: {
    name: 'Responsabilidad civil voluntaria',
    cover: 'Amplía los límites del seguro obligatorio para los daños que causes a otros.',
    excludes: [ON_PURPOSE],
  },
  defensa: {
    name: 'Defensa jurídica y reclamación de daños',
    cover: 'Te defiende tras un accidente y reclama al responsable los daños que sufras.',
    excludes: ['No paga multas ni sanciones.'],
  },
  asistencia: {
    name: 'Asistencia en viaje',
    cover:
      vehicle === 'el coche'
        ? 'Remolca el coche y lleva a sus ocupantes si no puede seguir.'
        : 'Remolca la moto y lleva a sus ocupantes si no puede seguir.',
    excludes: ['No paga la reparación ni las piezas.'],
  },
  incendio: {
    name: 'Incendio',
    cover: `Paga los daños ${its} por incendio, explosión o rayo.`,
    excludes: ['No paga los accesorios que no se hayan declarado.'],
  },
  robo: {
    name: 'Robo',
    cover: `Indemniza por el robo ${its} o de sus piezas fijas, y por los daños del intento.`,
    excludes: [`No paga lo que se deje dentro ${its} ni el robo con las llaves puestas.`],
  },
  danos_propios: {
    name: 'Daños propios',
    cover: `Repara ${vehicle} tras un accidente aunque sea culpa tuya; en caso de siniestro total paga su valor.`,
    excludes: [
      'No paga averías ni desgaste.',
      'No paga si se conducía sin permiso o bajo los efectos de alcohol o drogas.',
    ],
  },
});

/** The levels that car and motorcycle share. */
export const TERCEROS = {
  name: 'Terceros',
  means: 'El seguro obligatorio y su ampliación: paga los daños que causes a otros, y no los tuyos.',
  withoutExcess: true,
} as const;
export const CON_FRANQUICIA = {
  name: 'Todo riesgo con franquicia',
  means: 'Paga también tus propios daños, menos la franquicia, que pones tú en cada siniestro.',
} as const;
export const TODO_RIESGO = {
  name: 'Todo riesgo',
  means: 'Paga también tus propios daños, sin franquicia.',
} as const;
