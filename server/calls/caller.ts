import type { MayCall } from '#contract/operation.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Actor } from '#shop/audit/audit.ts';

/** Who calls. What each of them may is decided in one place, `callerRefusal`. */
export type Caller = Guest | Customer | Staff;

export interface Guest {
  kind: 'guest';
}

/** A customer whose session's token (and cookie, when bound) was shown. */
export interface Customer {
  kind: 'customer';
  customerId: number;
  /** SHA-256 of the shown token. */
  sessionHash: Buffer;
  /** The session works in one browser alone. */
  isBound: boolean;
  /** The password was shown in the session within ten minutes. */
  isConfirmed: boolean;
}

export interface Staff {
  kind: 'staff';
  /** As the audit log names them. */
  name: string;
  permissions: ReadonlySet<Permission>;
}

export const guest: Guest = { kind: 'guest' };

/** Who can have come as far as the handler of an operation. */
export type CallerOf<Who extends MayCall> = Who extends 'anyone'
  ? Caller
  : Who extends 'customer'
    ? Customer
    : Staff;

/** Why a caller may not make a call: 401, who they are must be shown first; 403, they may not. null: they may. */
export function callerRefusal(who: MayCall, caller: Caller): 401 | 403 | null {
  if (who === 'anyone') return null;
  if (caller.kind === 'guest') return 401;
  // Whoever forgot to say who may call has said: customers.
  const isForStaff = typeof who === 'object';
  if (caller.kind === 'customer') return isForStaff ? 403 : null;
  return isForStaff && caller.permissions.has(who.staff) ? null : 403;
}

/** null: not a customer. */
export const customerIdOf = (caller: Caller): number | null =>
  caller.kind === 'customer' ? caller.customerId : null;

/** As the audit log names them. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'customer') return `customer ${caller.customerId}`;
  return caller.kind === 'staff' ? `staff ${caller.name}` : 'guest';
}
