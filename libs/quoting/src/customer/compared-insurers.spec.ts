import { quotedOffer, quoteResult } from '../testing';
import { comparedInsurers } from './compared-insurers';

it('names once whoever offers, declines or does not answer, in order', () => {
  const offers = [
    quotedOffer({ aseguradora: 'Espiga' }),
    quotedOffer({ aseguradora: null }),
    quotedOffer({ aseguradora: 'Espiga' }),
  ];
  const result = quoteResult(offers, { rechazos: [{ aseguradora: 'Candil', motivos: [] }], sin_respuesta: ['Aldaba'] });
  expect(comparedInsurers(result)).toEqual(['Aldaba', 'Candil', 'Espiga']);
});
