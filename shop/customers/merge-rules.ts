export interface MergedAccount {
  id: number;
  firstName: string;
  lastName: string;
  /** The email address, or the phone number of a customer without one. */
  login: string;
  /** The phone number to log in with, whether it is the login or was added; null if there is none. */
  phone: string | null;
  addedPhone: string | null;
  tags: string[];
  orders: number;
}

const hasEmail = ({ login }: MergedAccount) => login.includes('@');

/** Returns the account that is target first: the one with an email address, otherwise the older one. */
export function targetFirst(
  one: MergedAccount,
  other: MergedAccount,
): [target: MergedAccount, merged: MergedAccount] {
  if (hasEmail(one) !== hasEmail(other)) return hasEmail(one) ? [one, other] : [other, one];
  return one.id < other.id ? [one, other] : [other, one];
}

/**
 * Returns what becomes of the logins: `phone` is the merged account's number, if it moves to a target account without one;
 * `otherLogin` is the merged account's login, if another one remains: it leads to the target account, too.
 */
export function loginsAfter(
  target: MergedAccount,
  merged: MergedAccount,
): { phone: string | null; otherLogin: string | null } {
  const phone = target.phone === null && hasEmail(target) ? merged.phone : null;
  return { phone, otherLogin: merged.login === phone ? null : merged.login };
}
