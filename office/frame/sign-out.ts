import { signOut } from '#contract/operations/office/account/sign-out.ts';
import { goTo } from '#web/go-to.ts';
import { callOffice } from '../data/call-office.ts';
import { askWhoIsHere, forgetAnswers, queryClient } from '../data/query-client.ts';
import type { Links } from '../routes.ts';

/** Ends the session of this browser; nothing that was fetched in it stays. */
export async function endSessionHere(links: Links): Promise<void> {
  // What is on its way would be refused.
  await queryClient.cancelQueries();
  await callOffice(signOut, {}).catch(() => null);
  // First that nobody is here: what is forgotten before would be asked for anew, without a session.
  await askWhoIsHere();
  forgetAnswers();
  goTo(links.signIn, { replace: true });
}
