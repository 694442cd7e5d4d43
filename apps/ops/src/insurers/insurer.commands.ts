import { group } from '../add-group';
import { insurersCheck } from './insurers-check.command';
import { insurersList } from './insurers-list.command';

export const insurerCommands = group('insurers', 'See which insurers are asked, and whether they answer', [
  insurersList,
  insurersCheck,
]);
