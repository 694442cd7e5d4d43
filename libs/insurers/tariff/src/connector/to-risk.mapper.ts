import type { InsurerRequest } from '@cotiza/insurers-port';
import type { Risk } from '../lines/line-models';
import { rememberingLast } from '../value/remembering-last';
import { toCarRisk } from './to-car-risk.mapper';
import { toHomeRisk } from './to-home-risk.mapper';
import { toMotorcycleRisk } from './to-motorcycle-risk.mapper';

/** What the tariff rates of a request of any line. Every insurer is asked the same request in turn, and rates the same risk. */
export const toRisk = rememberingLast((request: InsurerRequest): Risk => {
  switch (request.line) {
    case 'Home':
      return toHomeRisk(request);
    case 'Car':
      return toCarRisk(request);
    case 'Motorcycle':
      return toMotorcycleRisk(request);
  }
});
