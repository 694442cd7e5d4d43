import type { Faults } from '@cotiza/kernel/settings';
import type { DescribedWebhook } from '@cotiza/notifications';
import type { LoadShedder, RefusalPage } from '@cotiza/platform';
import type { DraftService, PurchaseDesk, QuotingService } from '@cotiza/quoting';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CustomerForm } from './customer-form';
import type { PageAbout } from './page-about';
import type { PageOfOffers } from './page-of-offers';
import type { Settings } from './settings/service-settings';

/** The parts of an app that a door serves. */
export interface DoorDeps {
  readonly settings: Settings;
  readonly service: QuotingService;
  /** Refuses quotations under overload; without it, all are begun. */
  readonly load?: LoadShedder;
  /** The operator, for the legal notice and the privacy page. */
  readonly legal: PageAbout & { readonly retentionDays: number };
  /** Path of the MCP server, where this app serves it. */
  readonly mcpPath?: string;
  /** The page of offers; without it, nothing is shown to the customer. */
  readonly page?: PageOfOffers;
  /** Resolves purchase links; without it, there is no operation for the shop. */
  readonly purchases?: PurchaseDesk;
  /** Drafts that agents prepare and customers complete; without a storage, there are none. */
  readonly drafts?: DraftService;
  /** The form on which customers complete drafts; without drafts, there is none. */
  readonly form?: CustomerForm;
  readonly webhooks: readonly DescribedWebhook[];
  /** Returns the address at which clients reach the service; undefined before it listens. */
  readonly publicUrl: () => string | undefined;
}

/** A way into the service, of a library that only the apps which serve it depend on. */
export interface Door {
  /** Its first operation. */
  readonly entrance: string;
  readonly mcpPath?: string;
  /** Renders refusals for browsers; without it, they get those of callers. */
  readonly page?: RefusalPage;
  modules(served: DoorDeps): readonly DynamicModule[];
  /** Finishes an app that has these modules. */
  complete?(app: NestFastifyApplication, served: DoorDeps): void;
}

/** The parts of an app. */
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
