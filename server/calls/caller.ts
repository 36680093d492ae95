import { isOpenToKeys, type MayCall } from '#contract/operation.ts';
import type { Permission, PermissionBy } from '#contract/permissions.ts';
import { type Actor, staffActor } from '#shop/audit/audit.ts';
import type { StaffSession } from '#shop/staff/staff.ts';

/** The caller of an operation. `callerRefusal` alone decides what each caller may do. */
export type Caller = Guest | Customer | Staff;

export interface Guest {
  kind: 'guest';
}

/** A customer, authenticated by a session token (and its cookie, when bound). */
export interface Customer {
  kind: 'customer';
  customerId: number;
  /** SHA-256 of the session token. */
  sessionHash: Buffer;
  /** Whether the session works only in one browser. */
  isBound: boolean;
  /** Whether the password was entered in this session within the last ten minutes. */
  isConfirmed: boolean;
}

export interface Staff extends StaffSession {
  kind: 'staff';
  /** SHA-256 of the session cookie, or of the API key. */
  sessionHash: Buffer;
  /** The API key with which their program calls. */
  keyId?: number;
}

export const guest: Guest = { kind: 'guest' };

/** The callers that can reach the handler of an operation. */
export type CallerOf<Who extends MayCall> = Who extends 'anyone'
  ? Caller
  : Who extends 'customer'
    ? Customer
    : Who extends { readonly staff: 'outside' }
      ? Guest | Staff
      : Staff;

/**
 * Returns why a caller may not run an operation: 401 when authentication is required, 403 when it isn't
 * permitted, 'stale' when two-step verification must be repeated, 'people' when no API key may call it. Null means that
 * it is permitted.
 */
export function callerRefusal(
  who: MayCall,
  caller: Caller,
  parameters?: unknown,
): 401 | 403 | 'stale' | 'people' | null {
  if (who === 'anyone') return null;
  // Operations that don't declare a caller are for customers.
  if (typeof who !== 'object') return caller.kind === 'guest' ? 401 : caller.kind === 'customer' ? null : 403;
  if (caller.kind === 'customer') return 403;
  if (caller.kind === 'staff' && caller.keyId !== undefined && !isOpenToKeys(who)) return 'people';
  if (who.staff === 'outside') return null;
  if (caller.kind === 'guest') return 401;
  if (who.staff === 'halfway') return null;
  if (caller.state !== 'in') return 401;
  if (who.staff !== 'in' && !isAllowed(who.staff, caller, parameters)) return 403;
  return who.freshly && !caller.isFresh ? 'stale' : null;
}

/**
 * Returns whether the caller has a needed permission. For an unknown value any permission is enough, because
 * the operation then answers "not found".
 */
function isAllowed(needed: Permission | PermissionBy, { permissions }: Staff, parameters: unknown): boolean {
  if (typeof needed === 'string') return permissions.has(needed);
  const value = (parameters as Record<string, unknown> | null | undefined)?.[needed.parameter];
  if (typeof value === 'string' && Object.hasOwn(needed.of, value))
    return permissions.has(needed.of[value] as Permission);
  return Object.values(needed.of).some((each) => permissions.has(each));
}

/** Returns the customer id, or null for other callers. */
export const customerIdOf = (caller: Caller): number | null =>
  caller.kind === 'customer' ? caller.customerId : null;

/** Returns the caller's name in the audit log. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'customer') return `customer ${caller.customerId}`;
  return caller.kind === 'staff' ? staffActor(caller.staffId) : 'guest';
}
