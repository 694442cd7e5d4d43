const NAME = 'cotiza_console';
const COOKIE = new RegExp(`(?:^|; *)${NAME}=([\\w-]+)(?:;|$)`);

/** The session that a browser shows. */
export const sessionIn = (cookies: string | undefined): string | undefined => COOKIE.exec(cookies ?? '')?.[1];

/** Has a browser keep a session until it is closed, or forget it: no script reads it, and no page of others has it sent. */
export const sessionCookie = (session: string | null): string =>
  `${NAME}=${session ?? ''}; Path=/; HttpOnly; SameSite=Strict${session === null ? '; Max-Age=0' : ''}`;
