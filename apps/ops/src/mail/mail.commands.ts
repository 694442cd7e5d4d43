import { group } from '../add-group';
import { mailTest } from './mail-test.command';

export const mailCommands = group('mail', 'See whether e-mails leave', [mailTest]);
