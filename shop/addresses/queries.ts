import { sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Recipient } from '#rules/receiver.ts';
import { auditRows, customerActor } from '#shop/audit/audit.ts';
import { textOf } from '#shop/localisation/localisation.ts';
import { inTransaction } from '#shop/transaction.ts';

const maxAddresses = 20;

/** A customer's saved address. Missing place names are ''. */
export interface Address {
  id: number;
  label: string;
  address: string;
  stateId: number | null;
  stateName: string;
  cityId: number | null;
  cityName: string;
  postalCode: string;
  /** An alternative phone number, or '' if there is none. */
  secondMobile: string;
  /** The recipient at the address; '' if the customer is the recipient. */
  recipient: string;
  recipientMobile: string;
  /** Whether it is the account's own address, to which orders are sent. */
  isUsed: boolean;
}

export type AddressFields = Pick<Address, 'label' | 'address' | 'stateId' | 'cityId' | 'postalCode'> &
  Recipient & {
    /**
     * An alternative phone number. Undefined keeps the stored one, as for recipients; a new address then has
     * none.
     */
    secondMobile?: string | undefined;
  };

/** Whether address `a` equals that of the account `c`. */
const isUsed = sql<boolean>`(a.address = c.address and a.postal_code = c.postal_code and a.second_mobile = c.second_mobile
  and a.recipient = c.recipient and a.recipient_mobile = c.recipient_mobile
  and a.state_province_id is not distinct from c.state_province_id and a.city_id is not distinct from c.city_id)`;

/** Returns a customer's saved addresses, oldest first. */
export async function addressesOf(
  db: Database,
  customerId: number,
  language: LanguageCode,
): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select a.id, a.label, a.address, a.state_province_id as "stateId", a.city_id as "cityId", a.postal_code as "postalCode",
      a.second_mobile as "secondMobile", a.recipient, a.recipient_mobile as "recipientMobile",
      ${textOf({ table: 'state_province_text', owner: 'state_province_id' }, sql`a.state_province_id`, language)} as "stateName",
      ${textOf({ table: 'city_text', owner: 'city_id' }, sql`a.city_id`, language)} as "cityName", ${isUsed} as "isUsed"
    from customer_address a join customer c on c.id = a.customer_id
    where a.customer_id = ${customerId}::int order by a.id`.execute(db);
  return rows;
}

/**
 * Saves an address, or edits the one with this id, together with the account's own if they are the same. Ignores a
 * state or city that isn't in the customer's country or in each other. Never saves duplicates.
 * @returns false at the limit, or if this customer has no such address
 */
export function saveAddress(
  db: Database,
  customerId: number,
  { id, ...fields }: AddressFields & { id: number | null },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, customerId);
    const outcome = await (id === null
      ? addAddress(trx, customerId, fields)
      : changeAddress(trx, customerId, id, fields));
    return { keep: outcome, outcome };
  });
}

const lockCustomer = (db: Database, customerId: number) =>
  sql`select id from customer where id = ${customerId}::int for no key update`.execute(db);

/** Returns SQL for the fields as they are stored, as `f`. */
const placed = (
  customerId: number,
  { label, address, stateId, cityId, postalCode, secondMobile, recipient, recipientMobile }: AddressFields,
) => sql`
  (select ${label}::text as label, ${address}::text as address, ${postalCode}::text as postal_code,
    ${secondMobile ?? null}::text as second_mobile, ${recipient ?? null}::text as recipient,
    ${recipientMobile ?? null}::text as recipient_mobile, s.id as state_province_id,
    (select t.id from city t where t.id = ${cityId}::int and t.state_province_id = s.id) as city_id
  from customer c left join state_province s on s.id = ${stateId}::int and s.country_id = c.country_id
  where c.id = ${customerId}::int) f`;

async function addAddress(db: Database, customerId: number, fields: AddressFields): Promise<boolean> {
  const same = sql`(a.address, a.postal_code, a.state_province_id, a.city_id, a.second_mobile, a.recipient, a.recipient_mobile)
    is not distinct from (f.address, f.postal_code, f.state_province_id, f.city_id, coalesce(f.second_mobile, a.second_mobile),
      coalesce(f.recipient, a.recipient), coalesce(f.recipient_mobile, a.recipient_mobile))`;
  const { rows } = await sql<{ isStored: boolean }>`
    with f as materialized (select * from ${placed(customerId, fields)}),
    made as (
      insert into customer_address (customer_id, label, address, state_province_id, city_id, postal_code, second_mobile, recipient, recipient_mobile)
      select ${customerId}::int, f.label, f.address, f.state_province_id, f.city_id, f.postal_code, coalesce(f.second_mobile, ''),
        coalesce(f.recipient, ''), coalesce(f.recipient_mobile, '')
      from f
      where not exists (select from customer_address a where a.customer_id = ${customerId}::int and ${same})
        and (select count(*) from customer_address a where a.customer_id = ${customerId}::int) < ${maxAddresses}
      returning id)
    select exists (select from made)
      or exists (select from customer_address a, f where a.customer_id = ${customerId}::int and ${same}) as "isStored"`.execute(
    db,
  );
  return rows[0]?.isStored === true;
}

async function changeAddress(
  db: Database,
  customerId: number,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select ${isUsed} as "isUsed" from customer_address a join customer c on c.id = a.customer_id
    where a.id = ${id}::int and a.customer_id = ${customerId}::int`.execute(db);
  if (!rows[0]) return false;
  await sql`
    update customer_address a set label = f.label, address = f.address, state_province_id = f.state_province_id,
      city_id = f.city_id, postal_code = f.postal_code, second_mobile = coalesce(f.second_mobile, a.second_mobile),
      recipient = coalesce(f.recipient, a.recipient), recipient_mobile = coalesce(f.recipient_mobile, a.recipient_mobile)
    from ${placed(customerId, fields)} where a.id = ${id}::int`.execute(db);
  if (rows[0].isUsed) await fillAccount(db, customerId, id);
  return true;
}

/**
 * Makes a saved address the account's own, after saving the previous one. Does nothing for an address of
 * another customer. Returns false if the limit leaves no space to save the previous one.
 */
export const useAddress = (db: Database, customerId: number, id: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockCustomer(trx, customerId);
    const outcome = await keepOwn(trx, customerId, id);
    if (outcome) await fillAccount(trx, customerId, id);
    return { keep: outcome, outcome };
  });

/** Saves the account's own address before it is replaced. Returns false at the limit. */
async function keepOwn(db: Database, customerId: number, next: number): Promise<boolean> {
  const { rows } = await sql<{ isStored: boolean }>`
    with own as materialized (
      select c.* from customer c where c.id = ${customerId}::int and c.active and c.address <> ''
        and exists (select from customer_address a where a.id = ${next}::int and a.customer_id = c.id)
        and not exists (select from customer_address a where a.customer_id = c.id and ${isUsed})),
    made as (
      insert into customer_address (customer_id, address, state_province_id, city_id, postal_code, second_mobile, recipient, recipient_mobile)
      select c.id, c.address, c.state_province_id, c.city_id, c.postal_code, c.second_mobile, c.recipient, c.recipient_mobile from own c
      where (select count(*) from customer_address a where a.customer_id = c.id) < ${maxAddresses}
      returning id)
    select not exists (select from own) or exists (select from made) as "isStored"`.execute(db);
  return rows[0]?.isStored === true;
}

async function fillAccount(db: Database, customerId: number, id: number): Promise<void> {
  await sql`
    with changed as (
      update customer c set address = a.address, state_province_id = a.state_province_id, city_id = a.city_id,
        postal_code = a.postal_code, second_mobile = a.second_mobile,
        recipient = a.recipient, recipient_mobile = a.recipient_mobile
      from customer_address a
      where a.id = ${id}::int and a.customer_id = ${customerId}::int and c.id = a.customer_id and c.active and not ${isUsed}
      returning c.id)
    ${auditRows(customerActor(customerId), 'profile changed', {}, sql`from changed`)}`.execute(db);
}

export async function removeAddress(db: Database, customerId: number, id: number): Promise<void> {
  await sql`delete from customer_address where id = ${id}::int and customer_id = ${customerId}::int`.execute(
    db,
  );
}
