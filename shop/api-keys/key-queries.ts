import { sql } from 'kysely';
import { type LanguageCode, languageOf } from '#contract/languages.ts';
import { type KeyPermission, keyPermissions } from '#contract/permissions.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { auditRows } from '#shop/audit/audit.ts';
import { timeZone } from '#shop/localisation/localisation.ts';

/** A key that works now. */
export interface FoundKey {
  id: number;
  /** Who made it. */
  staffId: number;
  /** Those it was given, as far as its maker still has them. */
  permissions: Set<KeyPermission>;
  /** Whether it may be used from the address of the request. */
  isAddressAllowed: boolean;
}

interface Found extends Omit<FoundKey, 'permissions'> {
  granted: string[];
  role: string[] | null;
  isUsedNow: boolean;
}

// Found by the hash alone, so that the time it takes tells nothing about stored keys.
const keyStatement = compiledOnce(
  'api-key',
  ({ hash, address }: { hash: Buffer; address: string | null }) => sql<Found>`
    select k.id, k.staff_id as "staffId", k.permissions as granted, r.permissions as role,
      coalesce(k.addresses = '{}' or ${address}::inet <<= any(k.addresses), false) as "isAddressAllowed",
      coalesce(k.last_used_at > now() - interval '1 minute', false) as "isUsedNow"
    from api_key k join staff p on p.id = k.staff_id and p.active join staff_role r on r.id = p.role_id
    where k.key_hash = ${hash} and k.ended_at is null and (k.expires_at is null or k.expires_at > now())`,
);

/**
 * Returns the key with this SHA-256, read for each request, so that it ends at once in every process. Null if there is
 * none, it has ended or expired, or its maker was deactivated. Notes its use at most once a minute.
 */
export async function findKey(db: Database, hash: Buffer, address: string | null): Promise<FoundKey | null> {
  const { rows } = await db.executeQuery(keyStatement(db, { hash, address }));
  const [found] = rows;
  if (!found) return null;
  const { id, staffId, granted, role, isAddressAllowed, isUsedNow } = found;
  if (isAddressAllowed && !isUsedNow)
    await sql`update api_key set last_used_at = now() where id = ${id}::int
      and (last_used_at is null or last_used_at < now() - interval '1 minute')`.execute(db);
  const has = (each: KeyPermission) => granted.includes(each) && (role === null || role.includes(each));
  return { id, staffId, permissions: new Set(keyPermissions.filter(has)), isAddressAllowed };
}

/** What is stored of a new key. */
export interface KeyRow {
  name: string;
  staffId: number;
  hash: Buffer;
  lastFour: string;
  permissions: readonly KeyPermission[];
  addresses: readonly string[];
  /** The last day on which it works (yyyy-mm-dd, in the shop's time zone); null for always. */
  until: string | null;
}

/** Stores a new key. Returns null if its last day is over. */
export async function insertKey(db: Database, key: KeyRow): Promise<number | null> {
  const end = sql`(${key.until}::date + 1)::timestamp at time zone ${timeZone}`;
  const { rows } = await sql<{ id: number }>`
    insert into api_key (name, staff_id, key_hash, last_four, permissions, addresses, expires_at)
    select ${key.name}, ${key.staffId}::int, ${key.hash}, ${key.lastFour}, ${[...key.permissions]}::text[],
      ${[...key.addresses]}::text[]::cidr[], ${end}
    where ${key.until}::date is null or ${end} > now() returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Ends a key. Returns false if there is none that hasn't ended. */
export async function closeKey(db: Database, id: number, staffId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update api_key set ended_at = now(), ended_by = ${staffId}::int
    where id = ${id}::int and ended_at is null`.execute(db);
  return numAffectedRows > 0n;
}

/** Ends all keys of a staff member, for good. */
export async function endKeysOf(db: Database, staffId: number): Promise<void> {
  await sql`
    with ended as (update api_key set ended_at = now() where ended_at is null and staff_id = ${staffId}::int returning id)
    ${auditRows('system', 'apiKey ended', { kind: 'apiKey', id: sql<number>`id` }, sql`from ended`)}`.execute(
    db,
  );
}

/** Returns where to send emails to the owners, and the name of the staff member they are about. */
export async function ownersAndMaker(
  db: Database,
  staffId: number,
): Promise<{ owners: { email: string; language: LanguageCode }[]; maker: string }> {
  const { rows } = await sql<{
    id: number;
    email: string;
    name: string;
    languageId: number;
    isOwner: boolean;
  }>`
    select p.id, p.email, p.name, p.language_id as "languageId", p.active and r.permissions is null as "isOwner"
    from staff p join staff_role r on r.id = p.role_id
    where p.id = ${staffId}::int or (p.active and r.permissions is null and p.password_hash is not null)
    order by p.id`.execute(db);
  return {
    owners: rows.flatMap(({ isOwner, email, languageId }) =>
      isOwner ? [{ email, language: languageOf(languageId) }] : [],
    ),
    maker: rows.find(({ id }) => id === staffId)?.name ?? '',
  };
}
