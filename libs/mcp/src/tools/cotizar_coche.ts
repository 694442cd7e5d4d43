import { quotingTool } from '../quoting.tool';

export const cotizar_coche = quotingTool('Car', 'del coche, del titular y de quien conduce');
