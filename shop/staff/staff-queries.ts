import { sql } from 'kysely';
import { languageOf, type LanguageCode, languages } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { permissionsOf } from './session-queries.ts';

export interface StaffCredentials {
  staffId: number;
  /** The password's hash; null if they haven't accepted the invitation yet. */
  passwordHash: string | null;
  isActive: boolean;
  isDemo: boolean;
}

/** Returns the credentials of a lower-case email address. */
export async function credentialsOf(db: Database, email: string): Promise<StaffCredentials | null> {
  const { rows } = await sql<StaffCredentials>`
    select id as "staffId", password_hash as "passwordHash", active as "isActive", is_demo as "isDemo"
    from staff where email = ${email}`.execute(db);
  return rows[0] ?? null;
}

/** Names of the built-in roles, by their ids from 1 (database/baseline/rows.sql). */
export const builtInRoles: readonly string[] = ['owner', 'sales', 'workshop', 'editor', 'books'];
/** The id of the owner role, which has all permissions. One owner must remain. */
export const ownerRole = 1;
/** The highest id of built-in roles. Higher ids are custom roles. */
export const lastBuiltIn = 100;

export interface StaffMember {
  id: number;
  version: number;
  email: string;
  name: string;
  language: LanguageCode;
  roleId: number;
  isActive: boolean;
  passkeys: number;
  hasAuthenticator: boolean;
  invitedUntil: Date | null;
  lastSeen: Date | null;
}

export interface Role {
  id: number;
  version: number;
  name: string;
  isOwner: boolean;
  isBuiltIn: boolean;
  permissions: Permission[];
}

/** Returns all staff members, deactivated ones last, and the roles. */
export async function allStaff(db: Database): Promise<{ staff: StaffMember[]; roles: Role[] }> {
  const staff = await sql<Omit<StaffMember, 'language'> & { languageId: number }>`
    select p.id, p.version, p.email, p.name, p.language_id as "languageId", p.role_id as "roleId", p.active as "isActive",
      (select count(*)::int from staff_passkey k where k.staff_id = p.id) as passkeys,
      p.totp_sealed is not null as "hasAuthenticator",
      (select max(i.until) from staff_invitation i
        where i.staff_id = p.id and i.used_at is null and i.until > now()) as "invitedUntil",
      (select max(s.last_used_at) from staff_session s where s.staff_id = p.id) as "lastSeen"
    from staff p order by p.active desc, p.role_id, p.name, p.id`.execute(db);
  const roles = await sql<Pick<Role, 'id' | 'version' | 'name'> & { permissions: string[] | null }>`
    select id, version, name, permissions from staff_role order by id`.execute(db);
  return {
    staff: staff.rows.map(({ languageId, ...member }) => ({ ...member, language: languageOf(languageId) })),
    roles: roles.rows.map((role) => ({
      ...role,
      isOwner: role.id === ownerRole,
      isBuiltIn: role.id <= lastBuiltIn,
      permissions: permissionsOf(role.permissions),
    })),
  };
}

/** Creates a staff member. Returns null if the address is taken. */
export async function insertStaff(
  db: Database,
  { email, name, roleId, language }: { email: string; name: string; roleId: number; language: LanguageCode },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, role_id, language_id)
    values (${email}, ${name}, ${roleId}::int, ${languages[language].id}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Locks the staff member with this address, and returns whether they have accepted their invitation. */
export async function lockByEmail(
  db: Database,
  email: string,
): Promise<{ id: number; hasCome: boolean; isActive: boolean } | null> {
  const { rows } = await sql<{ id: number; hasCome: boolean; isActive: boolean }>`
    select id, password_hash is not null as "hasCome", active as "isActive" from staff where email = ${email} for update`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Changes the role and name of a staff member who hasn't accepted their invitation yet. */
export async function updateRoleOf(db: Database, id: number, roleId: number, name: string): Promise<void> {
  await sql`
    update staff set role_id = ${roleId}::int, name = ${name}, version = version + 1 where id = ${id}::int`.execute(
    db,
  );
}

export interface StaffFields {
  name?: string | undefined;
  roleId?: number | undefined;
  language?: LanguageCode | undefined;
  theme?: string | undefined;
  isActive?: boolean | undefined;
}

/**
 * Writes the given fields. Returns null if the version is outdated or the id is unknown. Language and theme don't
 * increase the version, because only the person themselves can change them, and they would otherwise conflict with
 * their own next edit.
 */
export async function updateStaff(
  db: Database,
  { id, version }: { id: number; version: number },
  fields: StaffFields,
): Promise<number | null> {
  const { name = null, roleId = null, language, theme = null, isActive = null } = fields;
  const languageId = language === undefined ? null : languages[language].id;
  const isShared = name !== null || roleId !== null || isActive !== null;
  const { rows } = await sql<{ version: number }>`
    update staff set name = coalesce(${name}::text, name), role_id = coalesce(${roleId}::int, role_id),
      language_id = coalesce(${languageId}::smallint, language_id), theme = coalesce(${theme}::text, theme),
      active = coalesce(${isActive}::bool, active), version = version + ${isShared ? 1 : 0}
    where id = ${id}::int and version = ${version}::int returning version`.execute(db);
  return rows[0]?.version ?? null;
}

/**
 * Returns whether there is an active owner who has accepted. Transactions that could remove the last one wait
 * for each other here.
 */
export async function hasOwner(db: Database): Promise<boolean> {
  await sql`select from staff_role where id = ${ownerRole} for update`.execute(db);
  const { rows } = await sql`
    select from staff where role_id = ${ownerRole} and active and password_hash is not null limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function roleExists(db: Database, roleId: number): Promise<boolean> {
  const { rows } = await sql`select from staff_role where id = ${roleId}::int for share`.execute(db);
  return rows.length > 0;
}

export async function roleOfName(db: Database, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from staff_role where name = ${name}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Deletes password and factors, as before the invitation was accepted. */
export async function forgetFactors(db: Database, id: number): Promise<void> {
  await sql`
    with keys as (delete from staff_passkey where staff_id = ${id}::int),
      codes as (delete from staff_recovery_code where staff_id = ${id}::int)
    update staff set password_hash = null, totp_sealed = null, totp_offered = null, totp_step = null
    where id = ${id}::int`.execute(db);
}

/** A staff member, as they see themselves. */
export interface Member {
  id: number;
  version: number;
  email: string;
  name: string;
  language: LanguageCode;
  theme: string;
  role: string;
  hasAuthenticator: boolean;
}

export async function memberOf(db: Database, staffId: number): Promise<Member> {
  const { rows } = await sql<Omit<Member, 'language'> & { languageId: number }>`
    select p.id, p.version, p.email, p.name, p.language_id as "languageId", p.theme, r.name as role,
      p.totp_sealed is not null as "hasAuthenticator"
    from staff p join staff_role r on r.id = p.role_id where p.id = ${staffId}::int`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`no staff ${staffId}`);
  const { languageId, ...member } = found;
  return { ...member, language: languageOf(languageId) };
}

/** Returns whether a staff member has a permission, also while they aren't signed in. */
export async function hasPermission(db: Database, staffId: number, permission: Permission): Promise<boolean> {
  const { rows } = await sql`
    select from staff s join staff_role r on r.id = s.role_id
    where s.id = ${staffId}::int and (r.permissions is null or ${permission} = any(r.permissions))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Returns the names of staff members by id, for histories. */
export async function staffNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from staff where id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns all active staff members who may see orders, by name. */
export async function colleagues(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from staff s join staff_role r on r.id = s.role_id
    where s.active and s.name <> '' and (r.permissions is null or 'orders.read' = any(r.permissions)) order by s.name, s.id`.execute(
    db,
  );
  return rows;
}

/** Returns the accounts of a demo that can sign in. */
export async function demoMembers(db: Database): Promise<{ email: string; role: string }[]> {
  const { rows } = await sql<{ email: string; role: string }>`
    select p.email, r.name as role from staff p join staff_role r on r.id = p.role_id
    where p.is_demo and p.active order by r.id, p.id`.execute(db);
  return rows;
}

/** Returns how many staff members can sign in, and how many of them by a password alone. */
export async function withoutSecondFactor(db: Database): Promise<{ staff: number; without: number }> {
  const { rows } = await sql<{ staff: number; without: number }>`
    select count(*)::int as staff, count(*) filter (where p.totp_sealed is null
      and not exists (select from staff_passkey k where k.staff_id = p.id))::int as without
    from staff p where p.active
      and (p.password_hash is not null or exists (select from staff_passkey k where k.staff_id = p.id))`.execute(
    db,
  );
  return rows[0] ?? { staff: 0, without: 0 };
}
