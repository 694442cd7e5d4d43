import { quotingTool } from '../quoting.tool';

export const cotizar_moto = quotingTool('Motorcycle', 'de la moto, del titular y de quien conduce');
