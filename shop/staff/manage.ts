import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { endKeysOf } from '#shop/api-keys/api-keys.ts';
import { type TransactionResult, inTransaction } from '#shop/transaction.ts';
import { endInvitations } from './invitation-queries.ts';
import { deleteRole, insertRole, updateRole } from './role-queries.ts';
import { endSessionsOf } from './session-queries.ts';
import {
  forgetFactors,
  hasOwner,
  lastBuiltIn,
  ownerRole,
  roleExists,
  roleOfName,
  updateStaff,
} from './staff-queries.ts';

/** The changes; undefined fields are unchanged. */
export interface StaffChange {
  roleId?: number | undefined;
  isActive?: boolean | undefined;
  /**
   * Set if the person lost their credentials: password and factors are deleted, and they get an invitation.
   */
  forgetFactors?: true | undefined;
}
type Row = { id: number; version: number };
const no = <Why extends string>(outcome: Why): TransactionResult<Why> => ({ keep: false, outcome });

/** Changes a staff account. Returns the new version or a refusal. At least one active owner must remain. */
export const changeStaff = (
  db: Database,
  row: Row,
  change: StaffChange,
  by: Actor,
): Promise<number | 'conflict' | 'no-role' | 'last-owner'> =>
  inTransaction<number | 'conflict' | 'no-role' | 'last-owner'>(db, async (trx) => {
    if (change.roleId !== undefined && !(await roleExists(trx, change.roleId))) return no('no-role');
    const version = await updateStaff(trx, row, change);
    if (version === null) return no('conflict');
    if (change.forgetFactors) await forgetFactors(trx, row.id);
    if (!(await hasOwner(trx))) return no('last-owner');
    if (change.isActive === false) {
      await endInvitations(trx, row.id);
      await endKeysOf(trx, row.id);
    }
    if (change.isActive === false || change.forgetFactors) await endSessionsOf(trx, row.id);
    const fields = Object.keys(change).filter((name) => change[name as keyof StaffChange] !== undefined);
    await writeAudit(trx, by, 'staff changed', { staff: row.id, fields });
    return { keep: true, outcome: version };
  });

/** Creates or changes a role. The owner role can't be changed. */
export const changeRole = (
  db: Database,
  row: Row | null,
  { name, permissions }: { name: string; permissions: readonly Permission[] },
  by: Actor,
): Promise<Row | 'conflict' | 'taken' | 'owner'> =>
  inTransaction<Row | 'conflict' | 'taken' | 'owner'>(db, async (trx) => {
    if (row?.id === ownerRole) return no('owner');
    const namesake = await roleOfName(trx, name);
    if (namesake !== null && namesake !== row?.id) return no('taken');
    // Built-in roles have their names from the office's labels.
    const newName = row && row.id <= lastBuiltIn ? null : name;
    const role = row
      ? await updateRole(trx, row, newName, permissions)
      : await insertRole(trx, name, permissions);
    if (!role) return no(row ? 'conflict' : 'taken');
    const detail = { role: role.id, permissions: [...permissions] };
    await writeAudit(trx, by, row ? 'role changed' : 'role created', detail);
    return { keep: true, outcome: role };
  });

export const removeRole = (
  db: Database,
  row: Row,
  by: Actor,
): Promise<'conflict' | 'in-use' | 'built-in' | null> =>
  inTransaction<'conflict' | 'in-use' | 'built-in' | null>(db, async (trx) => {
    if (row.id <= lastBuiltIn) return no('built-in');
    const outcome = await deleteRole(trx, row);
    if (outcome) return no(outcome);
    await writeAudit(trx, by, 'role removed', { role: row.id });
    return { keep: true, outcome: null };
  });
