import type { Tool } from './tool';
import { comprobar_datos } from './tools/comprobar_datos';
import { consultar_catalogo } from './tools/consultar_catalogo';
import { cotizar_coche } from './tools/cotizar_coche';
import { cotizar_hogar } from './tools/cotizar_hogar';
import { cotizar_moto } from './tools/cotizar_moto';
import { obtener_requisitos } from './tools/obtener_requisitos';

/** The tools that are shown, in the order in which an agent needs them. */
export const TOOLS: readonly Tool[] = [
  obtener_requisitos,
  consultar_catalogo,
  comprobar_datos,
  cotizar_hogar,
  cotizar_coche,
  cotizar_moto,
];
