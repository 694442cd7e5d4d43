import { foldedWords } from './folded-text';

/** A kind of vehicle that is no car and no motorcycle: its names, and what it needs. */
interface NotQuoted {
  /** Names that mean it whatever else a text says, with commas between them. */
  readonly names: string;
  /** Names that mean it in a text without a listed vehicle. */
  readonly alone?: string;
  readonly what: string;
  readonly needs: string;
}

const KINDS: readonly NotQuoted[] = [
  {
    names:
      'patinete,patinetes,patineta,monopatin electrico,monociclo electrico,hoverboard,vmp,vpl,vehiculo de movilidad personal,vehiculo personal ligero,ninebot,dualtron,smartgyro',
    alone: 'xiaomi,cecotec',
    what: 'Un patinete eléctrico u otro vehículo personal ligero',
    needs:
      'desde 2026 necesita su certificado, su inscripción en el registro de la DGT con su etiqueta (RD 52/2026) y un seguro propio de responsabilidad civil (Ley 5/2025)',
  },
  {
    names: 'bicicleta,bici,ebike,e bike,bicicleta electrica,mtb electrica',
    what: 'Una bicicleta, tampoco la eléctrica,',
    needs:
      'con asistencia al pedaleo hasta 250 W y 25 km/h queda fuera del seguro obligatorio (Ley 5/2025); lo suyo es un seguro de bicicletas o el de hogar',
  },
  {
    names: 'quad,quads,cuatriciclo,side by side,utv',
    alone: 'atv,buggy,triciclo,mxu,cforce,raptor 700,sportsman,can am',
    what: 'Un quad o un triciclo',
    needs: 'necesita una póliza para quads, con su ficha técnica y su matrícula',
  },
  {
    names: 'autocaravana,autocaravanas,motorhome,hymer,benimar,dethleffs,chausson,weinsberg,carthago,mclouis',
    alone: 'caravana,caravanas,perfilada,capuchina,knaus,burstner,roller team,rimor,sunlight,pilote',
    what: 'Una caravana o una autocaravana',
    needs: 'necesita una póliza de autocaravana, que cuenta su mobiliario y su uso como vivienda',
  },
  {
    names: 'semirremolque',
    alone: 'remolque,remolques,carro remolque',
    what: 'Un remolque',
    needs:
      'si lleva matrícula propia necesita su propio seguro; si no, pregunta a la aseguradora del vehículo que lo lleva',
  },
  {
    names: 'coche sin carnet,coches sin carnet,microcoche,microcoches',
    alone: 'cuadriciclo,cuadriciclos',
    what: 'Un cuadriciclo que no está en la lista de coches',
    needs:
      'los de la lista (Aixam, Ligier, Microcar, Citroën Ami y otros) se buscan en coches por su marca; otro necesita una póliza para cuadriciclos',
  },
  {
    names: 'moto de agua,motos de agua,moto acuatica,jet ski,moto de nieve,embarcacion,lancha',
    what: 'Una embarcación o una moto de agua o de nieve',
    needs: 'necesita un seguro de embarcaciones de recreo o una póliza especial',
  },
  {
    names: 'tractor,camion,camiones,autobus,autocar,minibus,motocultor,cosechadora,retroexcavadora',
    what: 'Un vehículo industrial o agrícola',
    needs: 'necesita una póliza de vehículos industriales o agrícolas',
  },
];

/**
 * Returns why the vehicle of a text is not quoted, and what it needs; undefined for a car or a motorcycle.
 *
 * @param isListed true where the text names a listed vehicle
 */
export function notQuoted(text: string, isListed: boolean): string | undefined {
  const words = ` ${foldedWords(text).join(' ')} `;
  const hasAny = (names: string) => names.split(',').some((name) => words.includes(` ${name} `));
  const kind = KINDS.find(({ names, alone }) => hasAny(names) || (!isListed && alone !== undefined && hasAny(alone)));
  return kind && `${kind.what} no se cotiza aquí: ${kind.needs}.`;
}
