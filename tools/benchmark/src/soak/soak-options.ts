import { positiveNumber, toolCommand, type CommandPage } from '@cotiza/tools-kit';
import { Option } from 'commander';

const DATABASES = ['embedded', 'postgres'] as const;

/** How long is asked, and of what. */
export interface SoakOptions {
  readonly minutes: number;
  /** What the service keeps on. */
  readonly database: (typeof DATABASES)[number];
}

const MINUTES = 10;

const PAGE: CommandPage = {
  script: 'soak',
  purpose:
    'Asks a service, started as npm start does, for about half of what it can answer: quotations of every line over both doors, estimates, ' +
    'catalogues, offers, the page of offers, and what is refused; e-mails go to a folder, webhooks to a receiver. What the service holds ' +
    'must not grow: memory, sockets, files, threads and messages that wait.',
  examples: ['', '--minutes 2', '--database postgres'],
  notes: `Judged is the second half, by the median of the slopes between any two samples. PostgreSQL is that of TEST_DATABASE_URL, with a
database of its own.`,
  wellWhen: 'nothing grows by more than its bound and every answer is as it should be',
};

/** `npm run soak` */
export const SOAK = toolCommand(
  PAGE,
  (command) =>
    command
      .option('--minutes <number>', 'how long it is asked', positiveNumber, MINUTES)
      .addOption(new Option('--database <name>', 'what the service keeps on').choices(DATABASES).default(DATABASES[0])),
  (options: SoakOptions): SoakOptions => options,
);
