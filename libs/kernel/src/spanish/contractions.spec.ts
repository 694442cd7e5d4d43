import { ofThe, toThe } from './contractions';

it.each([
  ['el coche', 'del coche', 'al coche'],
  ['la moto', 'de la moto', 'a la moto'],
  ['los daños', 'de los daños', 'a los daños'],
  ['elefantes', 'de elefantes', 'a elefantes'],
  ['El Ejido', 'de El Ejido', 'a El Ejido'],
])('contracts before %s', (named, of, to) => expect([ofThe(named), toThe(named)]).toEqual([of, to]));
