import { group } from '../add-group';
import { quotesFind } from './quotes-find.command';
import { quotesList } from './quotes-list.command';
import { quotesShow } from './quotes-show.command';

export const quoteCommands = group('quotes', 'Look at quotations', [quotesList, quotesFind, quotesShow]);
