import { isBelowField } from '../model/condition';
import type { CoherenceRule } from '../model/field';

/** Said of what was sent, and of what the plate says instead: both are the same rule. */
export const PURCHASE_RULE = 'La compra no puede ser anterior a la primera matriculación.';

export const purchasedAfterRegistration: CoherenceRule = {
  brokenWhen: isBelowField('vehicle.purchase_date', 'vehicle.registration_date'),
  codigo: 'incoherente',
  message: PURCHASE_RULE,
};

/** What a version has to do with the plate. */
export const VERSION_RULE = 'Si se conoce la matrícula, tiene que ser una versión del vehículo que la lleva.';

/** What the first registration has to do with the plate. */
export const REGISTRATION_RULE = 'Si se conoce la matrícula, tiene que ser la fecha del vehículo que la lleva.';
