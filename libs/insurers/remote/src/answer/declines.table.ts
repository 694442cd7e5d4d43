/** Reasons for a decline by stable code, as customers read them. Insurers send codes: the texts are ours. */
export const DECLINES = {
  'holder-under-age': 'No asegura a titulares menores de 18 años en la fecha de efecto.',
  'area-not-insured': 'No asegura en esa zona.',
  'too-many-claims': 'No asegura a quien ha tenido tantos siniestros con culpa en los últimos años.',
  'outside-its-rules': 'No asegura este caso según sus normas de contratación.',
  'buildings-too-high': 'No asegura un continente de ese importe.',
  'contents-too-high': 'No asegura un contenido de ese importe.',
  'old-and-not-reformed': 'No asegura viviendas antiguas sin una reforma reciente.',
  'too-combustible': 'No asegura viviendas con tanto material combustible.',
  depopulated: 'No asegura viviendas en despoblado.',
  'too-large': 'No asegura viviendas de esa superficie.',
  'contents-without-alarm': 'No asegura un contenido de ese importe sin alarma conectada.',
  'sum-too-low': 'No asegura un continente o un contenido de un importe tan bajo.',
  'driver-too-young': 'No asegura a conductores de esa edad.',
  'licence-too-recent': 'No asegura a conductores con un permiso tan reciente.',
  'too-powerful': 'No asegura vehículos de esa potencia.',
  'vehicle-too-old': 'No asegura vehículos de esa antigüedad.',
  'value-too-high': 'No asegura vehículos de ese valor.',
  'use-not-private': 'No asegura vehículos con ese uso.',
  'fines-and-points': 'No asegura a quien tiene tantas multas o ha perdido puntos del permiso.',
  'licence-not-accepted': 'No asegura el vehículo con ese permiso de conducir.',
  'needs-study': 'Tiene que estudiar el caso antes de dar un precio.',
} as const;

export type DeclineCode = keyof typeof DECLINES;

/** The reason for each decline code of an insurer. */
export type DeclineBook = Readonly<Record<string, DeclineCode>>;
