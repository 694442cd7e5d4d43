import { markup } from '@cotiza/kernel';
import type { Page } from '../http/visit';

/** What whoever has not signed in is shown, whatever is asked for. */
export const signInPage = (status: number, fault?: string): Page => ({
  status,
  title: 'Sign in',
  content: markup`
${fault === undefined ? null : markup`<p class="alarm" role="alert">${fault}</p>`}
<section aria-label="Sign in"><form method="post" action="/sign-in"><input type="text" autocomplete="username" value="operator" hidden="" /><label>Your key<input name="key" type="password" required="" autocomplete="current-password" /></label><button>Sign in</button></form></section>`,
});

/** A page that says why there is nothing else. */
export const messagePage = (status: number, title: string, text: string): Page => ({
  status,
  title,
  content: markup`<p>${text}</p>`,
});
