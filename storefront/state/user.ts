import { delays } from '#contract/constants.ts';
import type { Credentials } from '#web/call.ts';
import { forgetWish } from './kept-wish.ts';
import { readUser, useShopState, type ShopState } from './shop-state.ts';
import { readText, storageKeys, writeJson, writeText } from './storage.ts';
import { userOf, type User } from './stored-user.ts';

/** Who is logged in. Empty until the state is read (`useStateReady`). */
export const useUser = (): ShopState['user'] => useShopState(({ user }) => user);

/** Keeps the row and the token a login answered. False for a row without a positive UserID: then nobody is logged in. */
export function logIn(row: unknown, token: string | null): boolean {
  const user = userOf(row);
  writeText(storageKeys.token, user ? (token ?? '') : '');
  keep(user);
  return user !== null;
}

/** Fields the customer has just changed. */
export function updateUser(changes: Partial<Omit<User, 'UserID'>>): void {
  const { user } = readUser();
  if (user) keep({ ...user, ...changes });
}

/**
 * Ends the session by the caller's LOGOUT call, then forgets who was here, and in this tab what they had entered at the
 * checkout: also when the call fails, and after at most 2,000 ms when it does not answer. The call is then broken off: a
 * late answer would clear the cookie of the next login.
 */
export async function logOut(endSession: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const call = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, delays.loadingOff);
  });
  try {
    await Promise.race([endSession(call.signal), patience]);
  } catch {
    // The session stays on the server until it ends by itself; here it is forgotten all the same.
  } finally {
    clearTimeout(timer);
    call.abort();
    forgetUser();
    forgetWish();
  }
}

/** Nobody is logged in any more, here and in the other tabs. */
export function forgetUser(): void {
  writeText(storageKeys.token, '');
  keep(null);
}

/** Who calls, from storage, so that another tab's login or logout counts at once. Empty texts for a visitor. */
export function credentials(): Credentials {
  const { user } = readUser();
  const token = readText(storageKeys.token) ?? '';
  // What is no token would break the headers of every call.
  return { token: /^[\w-]{1,200}$/u.test(token) ? token : '', userId: user ? String(user.UserID) : '' };
}

function keep(user: User | null): void {
  writeJson(storageKeys.user, user ?? {});
  useShopState.setState({ user: { user, loggedIn: user !== null } });
}
