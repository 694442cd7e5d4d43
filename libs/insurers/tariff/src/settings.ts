/** Settings of an operator. They have an entry of their own, because their validators are large. */
export { TariffSettings } from './tariff.settings';
