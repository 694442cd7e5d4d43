import { quotingTool } from '../quoting.tool';

export const cotizar_hogar = quotingTool('Home', 'de la vivienda y del titular');
