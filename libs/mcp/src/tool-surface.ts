import { INSURANCE_LINES } from '@cotiza/contract';
import type { ClientOptions } from './profiles/profile';
import { quotingTool } from './quoting.tool';
import type { Tool } from './tool';
import { comprobar_datos } from './tools/comprobar_datos';
import { consultar_catalogo } from './tools/consultar_catalogo';
import { consultar_cotizacion } from './tools/consultar_cotizacion';
import { consultar_solicitud } from './tools/consultar_solicitud';
import { detalle_de_oferta } from './tools/detalle_de_oferta';
import { estimar_precio } from './tools/estimar_precio';
import { obtener_requisitos } from './tools/obtener_requisitos';
import { preparar_solicitud } from './tools/preparar_solicitud';
import { responder_aseguradora } from './tools/responder_aseguradora';
import { retomar_cotizacion } from './tools/retomar_cotizacion';
import { revisar_cotizacion } from './tools/revisar_cotizacion';

/** The tools that are shown, in the order in which an agent needs them. */
export const TOOLS: readonly Tool[] = [
  obtener_requisitos,
  consultar_catalogo,
  comprobar_datos,
  estimar_precio,
  ...INSURANCE_LINES.map(quotingTool),
  consultar_cotizacion,
  responder_aseguradora,
  detalle_de_oferta,
  revisar_cotizacion,
  retomar_cotizacion,
  preparar_solicitud,
  consultar_solicitud,
];

const DIRECTORY_TOOLS = TOOLS.filter(({ inDirectory }) => inDirectory !== undefined);

export const toolsFor = ({ isForDirectory }: Pick<ClientOptions, 'isForDirectory'>): readonly Tool[] =>
  isForDirectory ? DIRECTORY_TOOLS : TOOLS;

const toolsByName = new Map<unknown, Tool>(TOOLS.map((tool) => [tool.name, tool]));

export const knownTool = (name: unknown): Tool | undefined => toolsByName.get(name);
