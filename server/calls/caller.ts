import type { MayCall } from '#contract/operation.ts';
import type { Permission, PermissionBy } from '#contract/permissions.ts';
import { type Actor, staffActor } from '#shop/audit/audit.ts';
import type { StaffSession } from '#shop/staff/staff.ts';

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

export interface Staff extends StaffSession {
  kind: 'staff';
  /** SHA-256 of the shown cookie. */
  sessionHash: Buffer;
}

export const guest: Guest = { kind: 'guest' };

/** Who can have come as far as the handler of an operation. */
export type CallerOf<Who extends MayCall> = Who extends 'anyone'
  ? Caller
  : Who extends 'customer'
    ? Customer
    : Who extends { readonly staff: 'outside' }
      ? Guest | Staff
      : Staff;

/**
 * Why a caller may not make a call: 401, who they are must be shown first; 403, they may not; 'stale', their second factor must
 * be shown again. null: they may.
 */
export function callerRefusal(
  who: MayCall,
  caller: Caller,
  parameters?: unknown,
): 401 | 403 | 'stale' | null {
  if (who === 'anyone') return null;
  // Whoever forgot to say who may call has said: customers.
  if (typeof who !== 'object') return caller.kind === 'guest' ? 401 : caller.kind === 'customer' ? null : 403;
  if (caller.kind === 'customer') return 403;
  if (who.staff === 'outside') return null;
  if (caller.kind === 'guest') return 401;
  if (who.staff === 'halfway') return null;
  if (caller.state !== 'in') return 401;
  if (who.staff !== 'in' && !isAllowed(who.staff, caller, parameters)) return 403;
  return who.freshly && !caller.isFresh ? 'stale' : null;
}

/** Of a value nobody knows any permission will do: the call says then that there is no such thing. */
function isAllowed(needed: Permission | PermissionBy, { permissions }: Staff, parameters: unknown): boolean {
  if (typeof needed === 'string') return permissions.has(needed);
  const value = (parameters as Record<string, unknown> | null | undefined)?.[needed.parameter];
  if (typeof value === 'string' && Object.hasOwn(needed.of, value))
    return permissions.has(needed.of[value] as Permission);
  return Object.values(needed.of).some((each) => permissions.has(each));
}

/** null: not a customer. */
export const customerIdOf = (caller: Caller): number | null =>
  caller.kind === 'customer' ? caller.customerId : null;

/** As the audit log names them. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'customer') return `customer ${caller.customerId}`;
  return caller.kind === 'staff' ? staffActor(caller.staffId) : 'guest';
}
