import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

export interface Invitation {
  email: string;
  name: string;
  role: string;
}

const goodHours = 24;
const isOpen = sql`i.used_at is null and i.until > now()`;

/** Adds an invitation, and ends earlier ones. */
export async function addInvitation(
  db: Database,
  staffId: number,
): Promise<{ invitationId: number; until: Date }> {
  await endInvitations(db, staffId);
  const { rows } = await sql<{ invitationId: number; until: Date }>`
    insert into staff_invitation (staff_id, until)
    values (${staffId}::int, now() + make_interval(hours => ${goodHours}::int))
    returning id as "invitationId", until`.execute(db);
  return rows[0] as { invitationId: number; until: Date };
}

export async function endInvitations(db: Database, staffId: number): Promise<void> {
  await sql`update staff_invitation set used_at = now() where staff_id = ${staffId}::int and used_at is null`.execute(
    db,
  );
}

export async function openInvitation(db: Database, id: number): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select p.email, p.name, r.name as role
    from staff_invitation i join staff p on p.id = i.staff_id and p.active join staff_role r on r.id = p.role_id
    where i.id = ${id}::int and ${isOpen}`.execute(db);
  return rows[0] ?? null;
}

/** Uses an invitation. Returns its staff member, or null if it has expired. */
export async function lockInvitation(db: Database, id: number): Promise<number | null> {
  const { rows } = await sql<{ staffId: number }>`
    update staff_invitation i set used_at = now() from staff p
    where i.id = ${id}::int and p.id = i.staff_id and p.active and ${isOpen} returning i.staff_id as "staffId"`.execute(
    db,
  );
  return rows[0]?.staffId ?? null;
}

export async function setPassword(
  db: Database,
  { staffId, name, passwordHash }: { staffId: number; name: string; passwordHash: string },
): Promise<void> {
  await sql`
    update staff set name = ${name}, password_hash = ${passwordHash}, version = version + 1
    where id = ${staffId}::int`.execute(db);
}
