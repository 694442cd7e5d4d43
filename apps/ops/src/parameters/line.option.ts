import { INSURANCE_LINES } from '@cotiza/contract';
import { Option } from 'commander';

export const lineOption = (description: string): Option =>
  new Option('--line <line>', description).choices(INSURANCE_LINES);
