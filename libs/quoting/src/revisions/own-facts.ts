import type { InsuranceLine } from '@cotiza/contract';

/** The fields that the customer revises on the page of offers: facts that price, and say nothing of who the customer is. */
export const OWN_FACTS: Readonly<Record<InsuranceLine, readonly string[]>> = {
  Home: ['risk.buildings_limit', 'risk.contents_limit'],
  Car: ['vehicle.annual_km', 'vehicle.parking_type'],
  Motorcycle: ['vehicle.kilometers_per_year', 'vehicle.garage_type_id'],
};
