import { delays } from '#contract/constants.ts';
import type { Credentials } from '#web/call.ts';
import { clearCheckoutDraft } from './checkout-draft.ts';
import { readUser, useShopState, type ShopState } from './shop-state.ts';
import { readText, storageKeys, writeJson, writeText } from './storage.ts';
import { userOf, type User } from './stored-user.ts';

/** Returns the logged-in customer. Empty until the state is loaded (`useStateReady`). */
export const useUser = (): ShopState['user'] => useShopState(({ user }) => user);

/**
 * Stores the row and token of a login. Returns false if the row has no positive UserID; then no one is logged
 * in.
 */
export function logIn(row: unknown, token: string | null): boolean {
  const user = userOf(row);
  writeText(storageKeys.token, user ? (token ?? '') : '');
  save(user);
  return user !== null;
}

/** Applies fields the customer has just changed. */
export function updateUser(changes: Partial<Omit<User, 'UserID'>>): void {
  const { user } = readUser();
  if (user) save({ ...user, ...changes });
}

/**
 * Ends the session with the caller's LOGOUT call, then clears the user and this tab's checkout input. It
 * clears them even if the call fails or does not answer within 2,000 ms. The call is then aborted, because a
 * late answer would clear the cookie of the next login.
 */
export async function logOut(endSession: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const call = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, delays.loadingOff);
  });
  try {
    await Promise.race([endSession(call.signal), timeout]);
  } catch {
    // If the call failed, the session stays on the server until it expires. The browser forgets it anyway.
  } finally {
    clearTimeout(timer);
    call.abort();
    forgetUser();
    clearCheckoutDraft();
  }
}

/** Clears the login, here and in other tabs. */
export function forgetUser(): void {
  writeText(storageKeys.token, '');
  save(null);
}

/**
 * Returns the credentials of calls. They are read from storage, so that another tab's login or logout applies
 * at once. Empty for a visitor.
 */
export function credentials(): Credentials {
  const { user } = readUser();
  const token = readText(storageKeys.token) ?? '';
  // An invalid token would make the headers of every call invalid.
  return { token: /^[\w-]{1,200}$/u.test(token) ? token : '', userId: user ? String(user.UserID) : '' };
}

function save(user: User | null): void {
  writeJson(storageKeys.user, user ?? {});
  useShopState.setState({ user: { user, loggedIn: user !== null } });
}
