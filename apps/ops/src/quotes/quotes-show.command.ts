import type { Command } from 'commander';
import { addCommand, reporting } from '../add-command';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { quoteReference } from '../parameters/parameters';
import { quoteDocument, quoteText } from './quote-detail';

export function quotesShow(group: Command, ops: Ops): void {
  addCommand(group, {
    name: 'show',
    summary: 'Show a quotation in full. It prints PERSONAL DATA',
    note: 'The request is printed as it was received, with names, documents and addresses: look only with a reason to. The audit trail keeps that you did.',
    example: 'quotes show COT-7K2M9QX4TB',
  })
    .argument('<reference>', 'reference of the quotation', quoteReference)
    .action(
      reporting(ops, async (reference: string) => {
        const { quoteDesk } = await ops.storage();
        const quote = await quoteDesk.show(reference);
        if (!quote) throw new Failure('There is no quotation with this reference: it may have been erased or purged.');
        return { document: quoteDocument(quote), text: quoteText(quote, ops.terminal.width) };
      }),
    );
}
