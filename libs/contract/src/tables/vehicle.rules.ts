import { isBelowField } from '../model/condition';
import type { CoherenceRule } from '../model/field';
import type { MiddleCase } from '../model/middle-case';
import { driverTurned, FROM, yearsAgo } from './middle-values';

/** One rule for the sent registration date and for the one that the plate implies. */
export const PURCHASE_RULE = 'La compra no puede ser anterior a la primera matriculación.';

export const purchasedAfterRegistration: CoherenceRule = {
  brokenWhen: isBelowField('vehicle.purchase_date', 'vehicle.registration_date'),
  codigo: 'incoherente',
  message: PURCHASE_RULE,
};

/** Rule that ties a version to the plate. */
export const VERSION_RULE = 'Si se conoce la matrícula, tiene que ser una versión del vehículo que la lleva.';

/** Rule that ties the first registration to the plate. */
export const REGISTRATION_RULE = 'Si se conoce la matrícula, tiene que ser la fecha del vehículo que la lleva.';

/** Description of the date of a licence. A card has two: that of the class, and that of the card, which each renewal changes. */
export const LICENCE_DATE = 'Fecha en que se obtuvo ese permiso, no la del carné.';

/** Most drivers get their licence within six years of the first age that allows it. */
export const LICENCE_MIDDLE: MiddleCase = {
  value: driverTurned(21),
  tried: [1, 5, 10, 20].map(yearsAgo),
  from: FROM.portfolio,
};

/** Help of the customer's form about the two dates of a card. */
export const LICENCE_HELP =
  'Detrás del carné hay una tabla: busca la fila de tu clase de permiso, como B, y copia la fecha de la columna 10. La de la parte delantera (4a) es la del último carné, que cambia al renovarlo';

/** Where the date is, for a question about it. */
export const WHERE_LICENCE_DATE = 'columna 10 del carné; la 4a cambia al renovarlo';
