import { signOut } from '#contract/operations/office/account/sign-out.ts';
import { navigate } from '#web/navigate.ts';
import { callOffice } from './call-office.ts';
import { forgetOwnChanges } from './own-changes.ts';
import { fetchCurrentUser, forgetAnswers, queryClient } from './query-client.ts';
import type { Links } from '../routes.ts';

/** Ends this browser's session and clears all fetched data. */
export async function endSessionHere(links: Links): Promise<void> {
  // Pending requests are canceled, because they would be refused.
  await queryClient.cancelQueries();
  await callOffice(signOut, {}).catch(() => null);
  // The session is refetched first: data cleared before that would be fetched again without a session.
  await fetchCurrentUser();
  forgetAnswers();
  forgetOwnChanges();
  navigate(links.signIn, { replace: true });
}
