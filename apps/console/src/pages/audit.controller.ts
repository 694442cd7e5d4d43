import { markup, type Markup } from '@cotiza/kernel';
import type { AuditLine, OperatorDesks } from '@cotiza/storage';
import { Controller, Get } from '@nestjs/common';
import type { Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { code, count, moment } from './in-words';
import { table, type Column } from './table';

const SHOWN = 200;

/** Actions by their first word; what follows it is an id. */
const ACTIONS: Readonly<Record<string, string>> = {
  'channel-on': 'Canal encendido',
  'channel-off': 'Canal apagado',
  'endpoint-on': 'Receptor encendido',
  'endpoint-off': 'Receptor apagado',
  look: 'Cotización consultada',
  purchase: 'Enlace de compra resuelto',
  replay: 'Mensajes reenviados',
  'retry-now': 'Mensajes reintentados',
  discard: 'Mensajes descartados',
  export: 'Datos de una persona exportados',
  erase: 'Datos de una persona borrados',
  purge: 'Datos antiguos borrados',
  'rotate-key': 'Clave cambiada',
};

function actionInWords(action: string): Markup {
  const [word = '', ...id] = action.split(' ');
  return markup`<span>${ACTIONS[word] ?? code(word)} ${id.length === 0 ? null : code(id.join(' '))}</span>`;
}

const COLUMNS: readonly Column<AuditLine>[] = [
  { title: 'Cuándo', of: ({ at }) => moment(at) },
  { title: 'Qué', of: ({ action }) => actionInWords(action) },
  { title: 'Cuántos', of: ({ count: many }) => (many === null ? '–' : count(many)), isNumber: true },
  { title: 'Quién', of: ({ actor }) => actor ?? 'el servicio' },
];

@Controller('audit')
export class AuditController {
  @Get()
  async show(@Desks() { privacy }: OperatorDesks): Promise<Page> {
    const lines = table(COLUMNS, await privacy.auditTrail(SHOWN), 'Nada todavía.');
    return { title: 'Auditoría', content: markup`<section aria-label="Auditoría">${lines}</section>` };
  }
}
