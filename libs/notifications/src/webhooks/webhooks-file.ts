import { Described, IsEntryList, IsText } from '@cotiza/kernel/settings';
import { Type } from 'class-transformer';
import { Matches, MaxLength, ValidateBy, ValidateNested } from 'class-validator';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-endpoint';
import { NO_SECRET, SECRET_MAX_BYTES, SECRET_MIN_BYTES, SECRET_PATTERN } from './webhook-secret';

/** Limits the length of message ids. */
const NAME_MAX_CHARS = 40;
const NAME = { message: `must be in kebab-case, 1 to ${NAME_MAX_CHARS} characters` };
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const ADDRESS = {
  message: 'must be an https:// address, or http:// on this machine, without credentials and without #',
};

/** Refuses credentials and a fragment, which would not be sent. */
function addressFault(text: string): string | undefined {
  if (!URL.canParse(text)) return ADDRESS.message;
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  return isSafe && username === '' && password === '' && hash === '' ? undefined : ADDRESS.message;
}

const isEvent = (value: unknown) => WEBHOOK_EVENTS.some((event) => event === value);

/** Accepts `all`, or a list of events. */
const IsAllOrEvents = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isAllOrListOf',
      constraints: [WEBHOOK_EVENTS],
      validator: {
        validate: (value) => value === 'all' || (Array.isArray(value) && value.length > 0 && value.every(isEvent)),
      },
    },
    { message: `must be all, or a list of ${WEBHOOK_EVENTS.join(', ')}` },
  );

export class WebhookEntry {
  @Described('Name in kebab-case, different from every other. It is part of the ids of messages.')
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, NAME)
  @MaxLength(NAME_MAX_CHARS, NAME)
  readonly name!: string;

  @Described('Where to post: an https:// address, or http:// on this machine.')
  @Matches(/^(https:\/\/|http:\/\/(localhost|127\.|\[::1\]))[^#]*$/, ADDRESS)
  @IsText(addressFault, ADDRESS)
  readonly url!: string;

  @Described(
    `What signs the messages: whsec_ and the base64 of ${SECRET_MIN_BYTES} to ${SECRET_MAX_BYTES} bytes, or env:NAME for one that is in the environment.`,
  )
  @Matches(new RegExp(SECRET_PATTERN), { message: NO_SECRET })
  readonly secret!: string;

  @Described('What it is told of.')
  @IsAllOrEvents()
  readonly events!: 'all' | readonly WebhookEvent[];
}

/** `WEBHOOKS_FILE`: the endpoints that the operator registers. */
export class WebhooksFile {
  @IsEntryList({ name: ({ name }) => name })
  @ValidateNested({ each: true, message: 'must be an object' })
  @Type(() => WebhookEntry)
  readonly webhooks!: readonly WebhookEntry[];
}
