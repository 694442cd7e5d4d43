import { markup } from '@cotiza/kernel';
import type { AuditLine, OperatorDesks } from '@cotiza/storage';
import { Controller, Get } from '@nestjs/common';
import type { Page } from '../http/page';
import { Desks } from '../http/session.guard';
import { count, moment } from './in-words';
import { table, type Column } from './table';

const SHOWN = 200;

const COLUMNS: readonly Column<AuditLine>[] = [
  { title: 'When', of: ({ at }) => moment(at) },
  { title: 'What', of: ({ action }) => action },
  { title: 'How many', of: ({ count: many }) => (many === null ? '–' : count(many)), isNumber: true },
  { title: 'Who', of: ({ actor }) => actor ?? 'the service' },
];

@Controller('audit')
export class AuditController {
  @Get()
  async show(@Desks() { privacy }: OperatorDesks): Promise<Page> {
    const lines = table(COLUMNS, await privacy.auditTrail(SHOWN), 'Nothing yet.');
    return { title: 'Audit trail', content: markup`<section aria-label="Audit trail">${lines}</section>` };
  }
}
