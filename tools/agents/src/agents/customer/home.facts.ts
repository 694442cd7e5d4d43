import type { Chance } from '@cotiza/tools-kit';
import { factsAt, type Fact } from './fact';
import type { Manner } from './manner';
import { inventAddress } from './person.facts';

/** A dwelling, and where its holder lives. */
export function homeFacts(chance: Chance, manner: Manner): Fact[] {
  const livesThere = !chance.isOneIn(3);
  const regime = livesThere ? chance.pick(['propietario y vivo en ella', 'inquilino']) : 'soy propietario y la alquilo';
  const dwelling = inventAddress(chance);
  const built = chance.between(1960, 2015);
  return [
    ...factsAt('risk', {
      area_m2: `${chance.between(50, 160)} m2`,
      rooms: chance.pick(['3', '4', 'cuatro']),
      year_built: String(built),
      last_reform_year: chance.isOneIn(2) ? 'nunca' : String(built + 8),
      use: regime,
      occupancy: 'vivienda habitual',
      dwelling_type: chance.pick(['un piso en planta intermedia', 'un bajo', 'un ático', 'una casa adosada']),
      location: 'en el casco urbano',
      materials: 'ladrillo y hormigón, incombustibles',
      build_quality: chance.pick(['normal', 'alta']),
      alarm: chance.pick(['sin alarma', 'alarma conectada a una central']),
      owner_is_holder: manner.yesNo(true),
      buildings_limit: manner.euros(chance.between(60, 200) * 1000),
      contents_limit: manner.euros(chance.between(10, 40) * 1000),
      settlement_type: 'a valor de reposición',
      security_main_door: manner.yesNo(chance.isOneIn(2)),
      security_windows: manner.yesNo(false),
    }),
    ...factsAt('risk.address', dwelling),
    ...factsAt('holder', { address_same_as_risk: manner.yesNo(livesThere) }),
    // Who lives there says so, and says where only when asked by itself.
    ...factsAt('holder.address', livesThere ? dwelling : inventAddress(chance), livesThere),
  ];
}
