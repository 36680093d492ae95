import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { saveCustomerAddress } from '#contract/operations/accounts/save-customer-address.ts';
import { signupUser } from '#contract/operations/accounts/signup-user.ts';
import { validateEmailSendOtp } from '#contract/operations/accounts/validate-email-send-otp.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { createSampleRequest } from '#contract/operations/samples/create-sample-request.ts';
import { createWishlistShare } from '#contract/operations/samples/create-wishlist-share.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
import type { Operation } from '#contract/operation.ts';
import type { Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, type payingShop } from '../payments/paying.ts';

type Shop = Awaited<ReturnType<typeof payingShop>>;

/** A customer with data from every feature. */
export interface Traced extends Shopper {
  password: string;
  /** The customer's texts, none of which occurs in another row. */
  texts: string[];
  /** The numbers of a paid order and a cash order. */
  numbers: string[];
}

/** Signs up and submits a unique text to every call that accepts one. */
export async function leaveTraces(
  { db, request, pay }: Shop,
  email = `${mark('Mail')}@Example.com`,
): Promise<Traced> {
  const texts: string[] = [];
  const text = (what: string): string => keep(mark(what));
  const keep = (value: string): string => {
    texts.push(value);
    return value;
  };
  const digits = (): string =>
    keep(`9${BigInt(`0x${randomBytes(6).toString('hex')}`)}`.padEnd(15, '7').slice(0, 15));
  const person = () => ({
    FirstName: text('First'),
    LastName: text('Last'),
    MobileNo: digits(),
    AddressLineOne: text('House'),
    PostalCode: digits(),
    CityId: '1',
    StateProvinceId: '1',
    CountryID: '1',
    EmailAddress: email,
  });
  const send = async (operation: Operation, parameters: object, who: Shopper | null = null, headers = {}) => {
    const reply = await request(operation, parameters, who, headers);
    if (reply.envelope.statusCode !== 200)
      throw new Error(`${operation.name}: ${JSON.stringify(reply.envelope)}`);
    return reply;
  };
  texts.push(email);

  // A customer with an account can't send a seller request.
  const sealed = (await send(passwordEncryption, { Password: mark('Sell').slice(0, 20) })).data.Password;
  await send(createVendorRequest, { ...person(), Password: sealed });
  const password = text('Pass');
  await send(signupUser, { ...person(), Password: password });
  const browser = { 'sec-fetch-site': 'same-origin' };
  const login = await send(getUserLogin, { Email: email, Password: password }, null, browser);
  const inBrowser = {
    customerId: login.data[0].UserID as number,
    email: email.toLowerCase(),
    token: login.envelope.token!,
  };
  // Existing clients have no cookie.
  const elsewhere = await send(getUserLogin, { Email: email, Password: password });
  const shopper = { ...inBrowser, token: elsewhere.envelope.token! };

  // Set in the profile; orders copy it.
  await sql`update customer set second_mobile = ${digits()}, recipient = ${text('Receiver')}, recipient_mobile = ${digits()},
    company_name = ${text('Company')}, company_tax_number = ${text('VATTIN')}, company_address = ${text('Street')} where id = ${inBrowser.customerId}`.execute(
    db,
  );
  const note = { OrderNote: text('Note') };
  const paid = await pay(
    shopper,
    [mug(1)],
    { ...note, ...card(token('approve')) },
    { 'idempotency-key': text('key') },
  );
  const onDelivery = await pay(shopper, [mug(2)], {
    OrderNote: text('Note'),
    CouponCode: 'FIVE',
    Gift: { Message: text('Card') },
  });
  const about = sql`select id from customer_order where number = ${onDelivery.data[0].OrderNumber}`;
  // Texts about a customer that only staff write.
  await sql`update customer_order set parcel_number = ${text('Parcel')}, company_name = ${text('Company')},
    company_tax_number = ${text('VATTIN')}, company_address = ${text('Street')} where id = (${about})`.execute(
    db,
  );
  await sql`insert into order_chat (order_id, chat, token) values ((${about}), ${text('Chat')}, '1-1')`.execute(
    db,
  );
  await sql`insert into parcel (order_id, number, tracking, sent_at) select (${about}), 1, ${text('Tracking')}, now()`.execute(
    db,
  );
  await sql`
    with wrote as (
      insert into staff (email, name, role_id) values (${`${randomBytes(6).toString('hex')}@shop.example`}, 'Srey', 2) returning id)
    insert into order_note (order_id, staff_id, key, text)
    select (${about}), id, gen_random_uuid(), ${text('Noted')} from wrote`.execute(db);
  await sql`
    with file as (
      insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
      values (gen_random_uuid(), ${inBrowser.customerId}, ${text('Logo')}, 'png', 1, decode(repeat('0', 64), 'hex'), '{}', 'none')
      returning id),
    made as (insert into design (customer_id) values (${inBrowser.customerId}) returning id),
    used as (update order_item set design_id = made.id from made where order_id = (${about}))
    insert into design_place (design_id, attribute_id, artwork_id, text, names)
    select made.id, 1, file.id, ${text('Engraved')}, array[${text('Named')}] from made, file`.execute(db);
  await sql`
    with released as (
      insert into order_waiver (order_id, what, reason, by) values ((${about}), 'proof', ${text('Waiver')}, 'staff 1'))
    insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, places, note, state, made_by, sent_at,
      answered_at, answered_by, answer_name, answer, marks)
    select id, 1, print_hash_of(id), 1, 100, 'proofs/a.webp', jsonb_build_array(jsonb_build_object('inks', ${text('Inks')}::text)),
      ${text('ProofNote')}, 'changes', 'staff 1', now(), now(), 'link', ${text('Approver')}, ${text('Answer')},
      jsonb_build_array(jsonb_build_object('x', 1, 'y', 1, 'text', ${text('Mark')}::text))
    from order_item where order_id = (${about}) limit 1`.execute(db);
  await sql`update customer set tags = array[${text('Tag')}] where id = ${inBrowser.customerId}`.execute(db);
  await sql`
    with author as (select max(id) as id from staff),
    other as (
      insert into customer (email, password_hash, first_name, last_name, active)
      values (${`merged ${randomBytes(6).toString('hex')}`}, '', '', '', false) returning id),
    merged as (
      insert into customer_merge (target_id, merged_id, moved, merged_by)
      select ${inBrowser.customerId}, other.id, jsonb_build_object('login', ${text('Merged')}::text), author.id from other, author),
    asked as (insert into customer_request (customer_id, kind) values (${inBrowser.customerId}, 'copy')),
    changed as (
      insert into record_change (kind, thing, version, state, fields, changed_by)
      values ('customer', ${String(inBrowser.customerId)}, 2, 'changed', jsonb_build_object('firstName', jsonb_build_array(${text('Former')}::text, '')), 'system'))
    insert into customer_note (customer_id, staff_id, key, text)
    select ${inBrowser.customerId}, id, gen_random_uuid(), ${text('Noted')} from author`.execute(db);
  await sql`
    with import as (
      insert into catalogue_import (staff_id, file_name, state) select max(id), 'people.csv', 'done' from staff returning id)
    insert into catalogue_import_row (import_id, place, sheet, kind, line, cells, corrected, key, differences, problems, read_problems, customer_id)
    select id, 1, '', 'customers', 2, jsonb_build_object('address', ${text('House')}::text), jsonb_build_object('note', ${text('Noted')}::text),
      ${text('Mail')}, jsonb_build_array(${text('From')}::text), jsonb_build_array(${text('About')}::text),
      jsonb_build_array(${text('Cell')}::text), ${inBrowser.customerId} from import`.execute(db);
  await send(
    saveCustomerAddress,
    {
      Label: text('Label'),
      AddressLineOne: text('House'),
      PostalCode: digits(),
      SecondMobileNo: digits(),
      RecipientName: text('Recipient'),
      RecipientMobileNo: digits(),
    },
    shopper,
  );
  const message = () => ({
    FullName: text('Name'),
    PhoneNumber: digits(),
    Subject: text('About'),
    Message: text('Dear'),
  });
  await send(contactUs, { ...message(), Email: email });
  await send(contactUs, { ...message(), Email: keep(`${mark('other')}@example.com`) }, shopper);
  await send(insertProductReview, {
    ProductId: '1',
    ReviewerName: text('Reviewer'),
    ReviewerEmail: ` ${email}`,
    ReviewTitle: text('Title'),
    ReviewBody: text('Body'),
    ReviewRating: 1,
  });
  const written = { hidden_note: text('Note'), answer_en: text('Answer'), answer_km: text('Answer') };
  await db
    .updateTable('review')
    .set(written)
    .where(sql`normal_email(reviewer_email)`, '=', email.toLowerCase())
    .execute();
  const Items = [{ ProductId: '1', Quantity: 2, SizeId: 1, ColorId: 2 }];
  const wish = () => ({
    FullName: text('Wisher'),
    PhoneNumber: digits(),
    WantedDate: '',
    Note: text('Wish'),
    Items,
  });
  await send(createSampleRequest, { ...wish(), Email: email });
  await send(createSampleRequest, { ...wish(), Email: '' }, shopper);
  // As if staff declined an application and the customer answered a reply.
  await sql`update seller_request set decline_reason = ${text('Declined')} where email = ${email.toLowerCase()}`.execute(
    db,
  );
  await sql`insert into inquiry_message (inquiry_id, kind, text)
    select q.id, 'answer', ${text('Answered')} from inquiry q join sample_request s on s.id = q.sample_request_id
    where normal_email(s.email) = ${email.toLowerCase()} order by q.id limit 1`.execute(db);
  await send(createWishlistShare, { Items }, shopper);
  await send(insertSubscriber, { SubscriberEmail: email });
  // All products of this shop are in stock, so add the request directly.
  await sql`insert into stock_notice (product_id, email, language_id) values (6, ${email.toLowerCase()}, 1)`.execute(
    db,
  );
  // Added as if confirmed by a code.
  await sql`update customer set added_phone = ${`+${digits()}`} where id = ${inBrowser.customerId}`.execute(
    db,
  );
  await send(validateEmailSendOtp, { Email: email }, null, browser);
  texts.push(...(await hashesOf(db, inBrowser.customerId, email)));
  return { ...shopper, password, texts, numbers: [paid, onDelivery].map(({ data }) => data[0].OrderNumber) };
}

const mark = (what: string): string => `${what}-${randomBytes(9).toString('hex')}`;

/** Returns stored hashes of the customer's secrets, in the format of a search. */
async function hashesOf(db: Shop['db'], customerId: number, email: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from customer where id = ${customerId}
    union select password_hash from seller_request where email = lower(${email})
    union select encode(unnest(array[code_hmac, asker_hash]), 'hex') from one_time_code where customer_id = ${customerId}
    union select encode(unnest(array[token_hash, binding_hash]), 'hex') from session where customer_id = ${customerId}
    union select encode(browser_hash, 'hex') from known_browser where customer_id = ${customerId}`.execute(
    db,
  );
  const counted = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return [...rows.map(({ hash }) => hash).filter((hash) => hash !== null), counted];
}
