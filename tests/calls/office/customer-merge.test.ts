import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eraseCustomer } from '#contract/operations/office/customers/erase-customer.ts';
import { getCustomerDetails } from '#contract/operations/office/customers/get-customer-details.ts';
import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { mergeCustomers } from '#contract/operations/office/customers/merge-customers.ts';
import { undoCustomerMerge } from '#contract/operations/office/customers/undo-customer-merge.ts';
import { writeCustomerNote } from '#contract/operations/office/customers/write-customer-note.ts';
import { findCustomers } from '#contract/operations/office/phone-orders/find-customers.ts';
import { saveCustomer } from '#contract/operations/office/phone-orders/save-customer.ts';
import { changePassword } from '#contract/operations/accounts/change-password.ts';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { loginByPhone } from '#contract/operations/accounts/login-by-phone.ts';
import { sendPhoneCode } from '#contract/operations/accounts/send-phone-code.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { validateOtpChangePassword } from '#contract/operations/accounts/validate-otp-change-password.ts';
import { libraryOf } from '#shop/artwork/artwork.ts';
import { createSession, hashPassword } from '#shop/accounts/accounts.ts';
import { stored } from '#tests/guarantees/stored.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { mailedCode } from '#tests/support/mails.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { mug } from '../orders/order-fixtures.ts';
import { holding } from '../accounts/personal-columns.ts';
import { card, payingShop } from '../payments/paying.ts';

const shop = await payingShop();
const { db, query, pay } = shop;
const { request, inside } = officeOf(shop);
const [sales, books] = [await inside(2), await inside(5)];

let made = 0;
/** Creates a customer with an email address, and their second account from a phone order, each with data. */
async function person() {
  const mine = await newShopper(db);
  const number = `0${12_800_000 + (made += 1)}`;
  const details = { firstName: 'Dara', lastName: 'Keo', mobile: '', stateId: 1, cityId: 1, postalCode: '' };
  const { id } = (
    await request(
      saveCustomer,
      { who: { number, language: 'en' }, ...details, address: 'House 9, Street 51' },
      sales.cookie,
    )
  ).data;
  const [{ email }] = (await query`select email from customer where id = ${id}`) as [{ email: string }];
  const phone: Shopper = { customerId: id, email, token: (await createSession(db, id, false)).token };
  await pay(mine, [mug(1)], card(token('approve')));
  await pay(phone, [mug(1)], {});
  await pay(phone, [mug(2)], card(token('approve')));
  await query`update customer set tags = '{Offices,VIP}' where id = ${id}`;
  await query`update customer set tags = '{VIP}' where id = ${mine.customerId}`;
  await query`insert into customer_list_line (customer_id, list, product_id, quantity, changed_at)
    values (${id}, 'wish', 1, 1, now()), (${id}, 'cart', 1, 2, now()), (${mine.customerId}, 'cart', 1, 5, now())`;
  await request(writeCustomerNote, { id, key: randomUUID(), text: 'Calls in the morning' }, sales.cookie);
  return { mine, phone, number };
}
const merge = (id: number, otherId: number, isConfirmed = true) =>
  request(mergeCustomers, { id, otherId, isConfirmed }, sales.cookie);
const detailsOf = async (id: number) =>
  (await request(getCustomerDetails, { id, language: 'en' }, sales.cookie)).data;
const tables =
  'customer customer_order order_hold coupon_use payment customer_address customer_list_line customer_note contact_message sample_request review';
/** The rows of all tables that a merge changes, except versions. */
const everything = async () => {
  const all: unknown[] = [];
  for (const table of tables.split(' '))
    all.push(
      (
        await sql`select jsonb_agg(to_jsonb(t) - 'version' order by (to_jsonb(t) - 'customer_id')::text) as rows
        from ${sql.table(table)} t`.execute(db)
      ).rows,
    );
  return all;
};
/** What bookkeeping and the stock consist of. */
const ledger = () =>
  query`select (select jsonb_agg(to_jsonb(o) - 'customer_id' order by id) from customer_order o) as orders,
    (select jsonb_agg(to_jsonb(p) - 'customer_id' order by id) from payment p) as payments,
    (select jsonb_agg(l order by id) from ledger_entry l) as ledger, (select jsonb_agg(stock order by id) from product) as stock,
    (select jsonb_agg(c order by id) from order_status_change c) as steps`;

it('the logos of both accounts are in the library after a merge, and are separate again after its undo', async () => {
  const { mine, phone } = await person();
  const logo = async ({ customerId }: Shopper) => {
    const [row] = await query`
      with a as (insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
        values (gen_random_uuid(), ${customerId}, 'a.png', 'png', 9, sha256(${String(customerId)}::bytea), '{}', 'none') returning id),
      d as (insert into design (customer_id) values (${customerId}) returning id),
      p as (insert into design_place (design_id, attribute_id, artwork_id) select d.id, 3, a.id from d, a)
      select id from a`;
    return row!['id'] as string;
  };
  const [one, other] = [await logo(mine), await logo(phone)];
  const library = async ({ customerId }: Shopper) => (await libraryOf(db, customerId)).map(({ id }) => id);
  await merge(mine.customerId, phone.customerId);
  expect((await library(mine)).toSorted()).toEqual([one, other].toSorted());
  const [row] = await query`select max(id) as id from customer_merge`;
  await request(undoCustomerMerge, { id: row!['id'] as number }, sales.cookie);
  expect([await library(mine), await library(phone)]).toEqual([[one], [other]]);
});

it('a preview says what moves and changes nothing', async () => {
  const { mine, phone } = await person();
  const before = await stored(db);
  const { data } = await merge(phone.customerId, mine.customerId, false);
  expect(data).toMatchObject({
    target: { id: mine.customerId, login: mine.email },
    merged: { id: phone.customerId, login: phone.email },
    phone: phone.email,
    otherLogin: null,
  });
  expect(
    Object.fromEntries(data.moved.map(({ kind, count }: { kind: string; count: number }) => [kind, count])),
  ).toEqual({
    orders: 2,
    payments: 1,
    addresses: 1,
    lists: 1,
    tags: 1,
    notes: 1,
  });
  expect(await stored(db)).toEqual(before);
});

it('a merge of accounts and a refund of their order don’t wait for each other', async () => {
  const { mine, phone } = await person();
  const refund = await db.startTransaction().execute();
  try {
    await sql`select from customer_order where customer_id = ${phone.customerId} for update`.execute(refund);
    const merging = merge(mine.customerId, phone.customerId);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    await sql`insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, state, expires_at)
      select id, customer_id, 6, 'cash', 100, 'USD', 'paid', now() from customer_order
      where customer_id = ${phone.customerId} limit 1`.execute(refund);
    await refund.rollback().execute();
    expect((await merging).status).toBe(200);
  } finally {
    if (!refund.isRolledBack) await refund.rollback().execute();
  }
});

it('two accounts are merged and unmerged exactly, with money, stock and orders unchanged', async () => {
  const { mine, phone, number } = await person();
  const [before, money] = [await everything(), await ledger()];
  const since = await auditedSince(db);
  await merge(mine.customerId, phone.customerId);
  expect(await ledger()).toEqual(money);
  const target = await detailsOf(mine.customerId);
  expect(target).toMatchObject({
    orders: 3,
    notes: [{ text: 'Calls in the morning' }],
    merges: [{ login: phone.email }],
  });
  const [{ tags }] = (await query`select tags from customer where id = ${mine.customerId}`) as [
    { tags: string[] },
  ];
  expect(tags).toEqual(['VIP', 'Offices']);
  // The number finds and logs in to the kept account.
  const { customers } = (await request(findCustomers, { find: number }, sales.cookie)).data;
  expect(customers.map(({ id }: { id: number }) => id)).toEqual([mine.customerId]);
  expect(
    (await request(getCustomerDetails, { id: phone.customerId, language: 'en' }, sales.cookie)).status,
  ).toBe(404);
  expect((await merge(mine.customerId, phone.customerId)).status).toBe(404);

  const [{ id }] = target.merges;
  expect((await request(undoCustomerMerge, { id }, books.cookie)).status).toBe(403);
  expect((await request(undoCustomerMerge, { id }, sales.cookie)).data).toEqual({
    targetId: mine.customerId,
    mergedId: phone.customerId,
  });
  expect(await everything()).toEqual(before);
  expect((await request(undoCustomerMerge, { id }, sales.cookie)).status).toBe(404);
  expect((await since()).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['customers merged', 'merge undone']),
  );
});

it('the logins of a merged account lead to the one that is left, with one password after a change', async () => {
  const [{ mine: oldest }, { mine, phone }, { mine: second }] = [
    await person(),
    await person(),
    await person(),
  ];
  const [Password, newPassword, lastPassword] = ['blue elephant 7', 'green turtle 9', 'red heron 11'];
  await query`update customer set password_hash = ${await hashPassword(Password)} where id = ${second.customerId}`;
  await query`update customer set password_hash = ${await hashPassword('old gecko 5')} where id = ${mine.customerId}`;
  const into = (who: object) => ({
    statusCode: 200,
    data: expect.stringContaining(JSON.stringify(who).slice(1, -1)),
  });
  const account = into({ UserID: mine.customerId });
  const wrong = { statusCode: 400, token: null };
  const logIn = async (entered: string, Email = second.email) =>
    (await shop.request(getUserLogin, { Email, Password: entered })).envelope;
  expect((await merge(mine.customerId, second.customerId)).status).toBe(200);
  expect(await logIn(Password)).toMatchObject(account);
  expect(await logIn('blue elephant 8')).toMatchObject(wrong);

  const { data } = await shop.request(validateEmailSendOtp, { Email: second.email });
  const code = {
    Otp: await mailedCode(db, second.email, shop.app.secret),
    RequestToken: data[0].RequestToken,
  };
  const reset = async (entered: object) => {
    const input = { Email: second.email, Password: newPassword, ConfirmPassword: newPassword, ...entered };
    return (await shop.request(validateOtpChangePassword, input)).envelope;
  };
  expect(await reset({ ...code, Otp: '00000000' })).toMatchObject(wrong);
  await query`update customer set confirmed_at = null where id = ${mine.customerId}`;
  expect(await reset(code)).toMatchObject({ statusCode: 200 });
  // The second address doesn't prove the first one.
  expect(await query`select confirmed_at as at from customer where id = ${mine.customerId}`).toEqual([
    { at: null },
  ]);
  for (const email of [mine.email, second.email]) {
    expect(await logIn(newPassword, email)).toMatchObject(account);
    expect(await logIn(Password, email)).toMatchObject(wrong);
  }
  const session = (await shop.request(getUserLogin, { Email: second.email, Password: newPassword })).envelope
    .token!;
  const change = {
    UserID: mine.customerId,
    PresentPassword: newPassword,
    Password: lastPassword,
    ConfirmPassword: lastPassword,
  };
  expect((await shop.request(changePassword, change, { ...mine, token: session })).envelope.statusCode).toBe(
    200,
  );
  expect(await logIn(newPassword)).toMatchObject(wrong);
  expect(await logIn(lastPassword)).toMatchObject(account);

  // The kept account has a number, so the merged one's doesn't move.
  await query`update customer set added_phone = '+85512999999' where id = ${mine.customerId}`;
  await merge(mine.customerId, phone.customerId);
  await shop.request(sendPhoneCode, { PhoneNumber: phone.email, languageCode: 'en' });
  const Otp = await mailedCode(db, phone.email, shop.app.secret);
  expect(
    (await shop.request(loginByPhone, { PhoneNumber: phone.email, Otp, languageCode: 'en' })).envelope,
  ).toMatchObject(account);

  // In several steps, and only as long as the last account is open.
  await merge(oldest.customerId, mine.customerId);
  expect(await logIn(lastPassword)).toMatchObject(into({ UserID: oldest.customerId }));
  await query`update customer set active = false where id = ${oldest.customerId}`;
  expect(await logIn(lastPassword)).toMatchObject(wrong);
});

it('undoing a merge logs out both accounts, and leaves none the password of the other', async () => {
  const [{ mine }, { mine: second }, { mine: third }] = [await person(), await person(), await person()];
  const [own, next] = ['blue elephant 7', 'green turtle 9'];
  for (const { customerId } of [second, third])
    await query`update customer set password_hash = ${await hashPassword(own)} where id = ${customerId}`;
  await query`update customer set password_hash = ${await hashPassword('old gecko 5')} where id = ${mine.customerId}`;
  const logIn = async (Password: string, Email: string) =>
    (await shop.request(getUserLogin, { Email, Password })).envelope;
  const undo = async () =>
    request(undoCustomerMerge, { id: (await detailsOf(mine.customerId)).merges[0].id }, sales.cookie);

  await merge(mine.customerId, third.customerId);
  const session = (await logIn(own, third.email)).token!;
  expect((await undo()).status).toBe(200);
  expect(
    await query`select from session where customer_id = ${mine.customerId} and ended_at is null`,
  ).toEqual([]);
  const change = {
    UserID: mine.customerId,
    PresentPassword: 'old gecko 5',
    Password: next,
    ConfirmPassword: next,
  };
  expect((await shop.request(changePassword, change, { ...mine, token: session })).envelope.statusCode).toBe(
    401,
  );
  expect(await logIn(own, third.email)).toMatchObject({ statusCode: 200 });

  await merge(mine.customerId, second.customerId);
  const loggedIn = { ...mine, token: (await logIn('old gecko 5', mine.email)).token! };
  expect((await shop.request(changePassword, change, loggedIn)).envelope.statusCode).toBe(200);
  expect((await undo()).status).toBe(200);
  for (const password of [own, next])
    expect(await logIn(password, second.email)).toMatchObject({ statusCode: 400, token: null });
  expect(await logIn(next, mine.email)).toMatchObject({ statusCode: 200 });
});

it('changes after a merge stay with the kept account when the merge is undone', async () => {
  const { mine, phone } = await person();
  await merge(mine.customerId, phone.customerId);
  const { data } = await pay(mine, [mug(1)], {});
  const [{ id }] = (await detailsOf(mine.customerId)).merges;
  await request(undoCustomerMerge, { id }, sales.cookie);
  expect((await detailsOf(mine.customerId)).latest[0].number).toBe(data[0].OrderNumber);
  expect((await detailsOf(phone.customerId)).orders).toBe(2);
});

it('a merge can’t be undone once the other account was merged itself or its number is taken', async () => {
  const [older, newer] = [await person(), await person()];
  const undoOf = (id: number) => request(undoCustomerMerge, { id }, sales.cookie);
  await merge(newer.mine.customerId, newer.phone.customerId);
  const [{ id }] = (await detailsOf(newer.mine.customerId)).merges;
  await merge(newer.mine.customerId, older.mine.customerId);
  expect((await undoOf(id)).status).toBe(409);
  const [last] = (await detailsOf(older.mine.customerId)).merges;
  expect((await undoOf(last.id)).status).toBe(200);
  const thief = await newShopper(db);
  await query`update customer set added_phone = null where id = ${newer.mine.customerId}`;
  await query`update customer set added_phone = ${newer.phone.email} where id = ${thief.customerId}`;
  expect((await undoOf(id)).status).toBe(409);
  await query`update customer set added_phone = null where id = ${thief.customerId}`;
  expect((await undoOf(id)).status).toBe(200);
});

it('a copy has everything about both accounts, in readable form without scripts', async () => {
  const { mine, phone } = await person();
  await query`update customer set first_name = '<script>alert(1)</script>' where id = ${mine.customerId}`;
  await merge(mine.customerId, phone.customerId);
  const since = await auditedSince(db);
  const { json, html } = (
    await request(getPersonalData, { id: mine.customerId, language: 'ar' }, sales.cookie)
  ).data;
  const data = JSON.parse(json);
  expect(data.orders).toHaveLength(3);
  expect(data.account).toHaveLength(2);
  expect(data.staffNotes).toMatchObject([{ text: 'Calls in the morning' }]);
  expect(html).not.toContain('<script');
  expect(html).toContain('lang="km" dir="rtl"');
  expect(html).toContain('Calls in the morning');
  expect(await since()).toMatchObject([{ event: 'personal data exported' }]);
  expect((await request(getPersonalData, { id: mine.customerId, language: 'en' }, books.cookie)).status).toBe(
    403,
  );
});

it('an erasure states its plan, waits for open orders, and erases merged accounts too', async () => {
  const { mine, phone } = await person();
  await merge(mine.customerId, phone.customerId);
  const erase = (isConfirmed: boolean) =>
    request(eraseCustomer, { id: mine.customerId, isConfirmed }, sales.cookie);
  const { open } = (await erase(true)).data;
  expect(open).toHaveLength(3);
  await query`update customer_order set status_id = 3 where customer_id = ${mine.customerId}`;
  const plan = (await erase(false)).data;
  expect(plan.open).toEqual([]);
  expect(plan.found).toContainEqual({ kind: 'accounts', count: 2 });
  expect((await detailsOf(mine.customerId)).orders).toBe(3);
  expect((await erase(true)).data).toEqual(plan);
  expect(
    (await request(getCustomerDetails, { id: mine.customerId, language: 'en' }, sales.cookie)).status,
  ).toBe(404);
  const texts = [mine.email, phone.email.slice(1), 'Street 51', 'Calls in the morning'];
  const others = await holding(db, texts.slice(0, 2));
  expect(others).toEqual(new Map());
  expect((await erase(true)).status).toBe(404);
});
