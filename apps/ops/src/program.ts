import { Command } from 'commander';
import { callerCommands, consoleCommands } from './callers/key.commands';
import { channelCommands } from './channel/channel.commands';
import { insurerCommands } from './insurers/insurer.commands';
import { mailCommands } from './mail/mail.commands';
import { notificationCommands } from './notifications/notification.commands';
import { privacyCommands } from './privacy/privacy.commands';
import { quoteCommands } from './quotes/quote.commands';
import { ratingCommands } from './rating/rating.commands';
import { storageCommands } from './storage/storage.commands';
import { webhookCommands } from './webhooks/webhook.commands';
import { EXIT } from './failure';
import type { Ops } from './ops';
import { usageMessage } from './usage-message';

const GROUPS = [
  channelCommands,
  quoteCommands,
  notificationCommands,
  webhookCommands,
  mailCommands,
  privacyCommands,
  storageCommands,
  insurerCommands,
  callerCommands,
  consoleCommands,
  ratingCommands,
];

const CLOSING = `
Every command has --help with an example, and --json. With --json run npm silently, so that it prints nothing of its own:
  npm run -s ops -- channel status --json

Settings are those of the service, from the environment.
Exit codes: ${EXIT.done} done, ${EXIT.failed} failed or not found, ${EXIT.wrongUsage} wrong usage, ${EXIT.settingsInvalid} settings not valid.`;

/** Builds the command line with all its commands. */
export function programOf(ops: Ops): Command {
  const { terminal } = ops;
  const program = new Command('ops')
    .description("The operator's commands of Cotiza.")
    .addHelpText('after', CLOSING)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.tell(text),
      outputError: (message, write) => write(`${usageMessage(message)}\n`),
      getOutHelpWidth: () => terminal.width,
      getErrHelpWidth: () => terminal.width,
    })
    .helpCommand(false)
    // Invalid settings are reported first, also by a command that does not need them.
    .hook('preAction', () => void ops.settings());
  for (const addGroup of GROUPS) addGroup(program, ops);
  return program;
}
