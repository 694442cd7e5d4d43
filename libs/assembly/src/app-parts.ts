import type { Faults } from '@cotiza/kernel/settings';
import type { RefusalPage } from '@cotiza/platform';
import type { DoorDeps, PageAbout } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from './settings/service-settings';

/** A way into the service, of a library that only the apps which serve it depend on. */
export interface Door {
  /** Its first operation. */
  readonly entrance: string;
  readonly mcpPath?: string;
  /** Returns what renders refusals for browsers; without it, they get those of callers. */
  readonly page?: (about: PageAbout) => RefusalPage;
  modules(served: DoorDeps<Settings>): readonly DynamicModule[];
  /** Finishes an app that has these modules. */
  complete?(app: NestFastifyApplication, served: DoorDeps<Settings>): void;
}

export interface AppParts {
  /** The first one is where an unknown path is referred to. */
  readonly doors: readonly Door[];
  /** Delivers e-mails and webhooks, and purges what is past its time. */
  readonly delivers: boolean;
  /**
   * True for a service of one process: it may keep everything on the embedded database, and make the key for it. Processes that
   * work together share the database and keys of the settings instead.
   */
  readonly standsAlone: boolean;
}

/** Returns whether it asks insurers and registries: all questions come through a door. */
export const asksOthers = ({ doors }: AppParts): boolean => doors.length > 0;

/** Returns what is missing in the settings of an app of these parts: processes that work together share it. */
export function missingSettings({ delivers, standsAlone }: AppParts, settings: Settings): Faults {
  const missing: Faults = new Map();
  if (standsAlone) return missing;
  if (!settings.DATABASE_URL)
    missing.set(
      'DATABASE_URL',
      'must be set: this process shares its database with others; only all-in-one has one of its own',
    );
  if (!settings.DATA_KEY)
    missing.set('DATA_KEY', 'must be set: every process that works on the same database needs the same keys');
  if (delivers && !settings.PUBLIC_URL)
    missing.set('PUBLIC_URL', 'must be set: e-mails link to pages at it, which another process serves');
  return missing;
}
