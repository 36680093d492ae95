import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { textOf } from '#shop/localisation/localisation.ts';

/** What the shop stores about a person: the rows of each section. Amounts are in cents, moments in UTC. */
export type PersonalData = Record<PersonalSection, Record<string, unknown>[]>;

type Sections = typeof sectionsOf;
export type PersonalSection = keyof ReturnType<Sections>;

/** SQL of the sections. `ids` are the person's accounts, `addresses` their email addresses and phone numbers. */
function sectionsOf(ids: readonly number[], addresses: readonly string[], language: LanguageCode) {
  const isOwn = (column: string) => sql`${sql.ref(column)} = any(${[...ids]}::int[])`;
  const isTheirs = (column: string) => sql`normal_email(${sql.ref(column)}) = any(${[...addresses]}::text[])`;
  const product = (id: string) =>
    textOf({ table: 'product_text', owner: 'product_id' }, sql.ref(id), language);
  const place = (table: string, id: string) =>
    textOf({ table: `${table}_text`, owner: `${table}_id` }, sql.ref(id), language);
  return {
    account: sql`select c.email as login, c.added_phone as "addedPhone", c.first_name as "firstName", c.last_name as "lastName",
      c.mobile as phone, c.second_mobile as "secondPhone", c.recipient, c.recipient_mobile as "recipientPhone", c.address,
      ${place('city', 'c.city_id')} as city, ${place('state_province', 'c.state_province_id')} as province,
      ${place('country', 'c.country_id')} as country, c.postal_code as "postalCode", c.company_name as company, c.company_tax_number as "companyTaxNumber",
      c.company_address as "companyAddress", c.tags, c.terms_days as "termsDays", c.credit_limit_cents as "creditLimitCents", c.created_at as at,
      c.confirmed_at as "confirmedAt" from customer c where ${isOwn('c.id')} order by c.id`,
    addresses: sql`select a.label, a.recipient, a.recipient_mobile as "recipientPhone", a.second_mobile as "secondPhone", a.address,
      ${place('city', 'a.city_id')} as city, ${place('state_province', 'a.state_province_id')} as province,
      a.postal_code as "postalCode", a.created_at as at from customer_address a where ${isOwn('a.customer_id')} order by a.id`,
    orders: sql`select o.number, o.created_at as at, o.first_name as "firstName", o.last_name as "lastName", o.email, o.mobile as phone,
      o.second_mobile as "secondPhone", o.recipient, o.recipient_mobile as "recipientPhone", o.address, o.city_name as city,
      o.state_name as province, o.country_name as country, o.postal_code as "postalCode", o.note, o.gift_message as "giftMessage",
      o.company_name as company, o.company_tax_number as "companyTaxNumber", o.company_address as "companyAddress",
      (select string_agg(i.quantity || ' × ' || i.name_en, ', ' order by i.id) from order_item i where i.order_id = o.id) as items,
      o.total_cents as "amountCents", o.due_on::text as "dueOn" from customer_order o where ${isOwn('o.customer_id')} order by o.id`,
    prints: sql`select o.number, p.changed_at as at, i.name_en as product, w.name as file, p.text,
      array_to_string(p.names, ', ') as names
      from design d join design_place p on p.design_id = d.id left join order_item i on i.design_id = d.id
      left join customer_order o on o.id = i.order_id left join artwork w on w.id = p.artwork_id
      where ${isOwn('d.customer_id')} order by o.id, i.id, p.changed_at, p.attribute_id`,
    proofs: sql`select o.number, p.sent_at as at, i.name_en as product, p.number as proof, p.state, p.note, p.answered_at as "answeredAt",
      p.answer_name as name, p.answer as text, (select string_agg(m ->> 'text', '; ') from jsonb_array_elements(p.marks) m) as marks
      from proof p join order_item i on i.id = p.item_id join customer_order o on o.id = i.order_id
      where p.sent_at is not null and ${isOwn('o.customer_id')} order by o.id, i.id, p.number`,
    chats: sql`select o.number, c.followed_at as at, c.chat from order_chat c join customer_order o on o.id = c.order_id
      where ${isOwn('o.customer_id')} order by c.id`,
    payments: sql`select o.number, p.created_at as at, p.provider, p.state, p.amount_cents as "amountCents",
      p.refunded_cents as "refundedCents" from payment p left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
      where ${isOwn('p.customer_id')} order by p.id`,
    refunds: sql`select o.number, r.created_at as at, r.state, r.amount_cents as "amountCents", r.reason, r.note
      from refund r join payment p on p.id = r.payment_id left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
      where ${isOwn('p.customer_id')} order by r.id`,
    reviews: sql`select ${product('r.product_id')} as product, r.created_at as at, r.rating, r.title, r.body as text,
      r.reviewer_name as name, r.reviewer_email as email,
      (select count(*)::int from review_photo f where f.review_id = r.id) as pictures
      from review r where ${isOwn('r.customer_id')} or ${isTheirs('r.reviewer_email')} order by r.id`,
    messages: sql`select m.created_at as at, m.full_name as name, m.email, m.phone, m.subject as title, m.message as text,
      m.report ->> 'reason' as reason,
      (select count(*)::int from report_photo p where p.message_id = m.id) as pictures from contact_message m where ${isOwn('m.customer_id')} or ${isTheirs('m.email')} order by m.id`,
    samples: sql`select s.number, s.created_at as at, s.full_name as name, s.email, s.phone, s.note, s.state
      from sample_request s where ${isOwn('s.customer_id')} or ${isTheirs('s.email')} order by s.id`,
    sellerRequests: sql`select s.created_at as at, s.email, s.first_name as "firstName", s.last_name as "lastName", s.mobile as phone,
      s.address, s.postal_code as "postalCode", s.state from seller_request s where ${isTheirs('s.email')} order by s.id`,
    newsletter: sql`select s.email, s.subscribed_at as at, s.unsubscribed_at as "endedAt" from subscriber s
      where ${isTheirs('s.email')} order by s.id`,
    stockNotices: sql`select ${product('s.product_id')} as product, s.email, s.created_at as at from stock_notice s
      where ${isTheirs('s.email')} order by s.id`,
    lists: sql`select l.list, ${product('l.product_id')} as product, l.quantity, l.changed_at as at from customer_list_line l
      where ${isOwn('l.customer_id')} and l.quantity > 0 order by l.list, l.changed_at`,
    sessions: sql`select s.browser, s.system, s.created_at as at, s.last_used_at as "lastUsedAt", s.ended_at as "endedAt" from session s
      where ${isOwn('s.customer_id')} order by s.id`,
    emails: sql`select m.kind, m.recipient as email, m.created_at as at from outbox_mail m where ${isTheirs('m.recipient')} order by m.id`,
    staffNotes: sql`select n.written_at as at, n.text from customer_note n where ${isOwn('n.customer_id')}
      union all select n.written_at, n.text from order_note n join customer_order o on o.id = n.order_id
      where ${isOwn('o.customer_id')} order by 1`,
    requests: sql`select r.kind, r.requested_at as at, r.handled_at as "endedAt" from customer_request r
      where ${isOwn('r.customer_id')} order by r.id`,
  } satisfies Record<string, RawBuilder<unknown>>;
}

export async function personalData(
  db: Database,
  person: { ids: readonly number[]; addresses: readonly string[] },
  language: LanguageCode,
): Promise<PersonalData> {
  const sections = Object.entries(sectionsOf(person.ids, person.addresses, language));
  const { rows } = await sql<PersonalData>`select ${sql.join(
    sections.map(
      ([name, rowsOf]) =>
        sql`coalesce((select json_agg(each) from (${rowsOf}) each), '[]') as ${sql.ref(name)}`,
    ),
  )}`.execute(db);
  if (!rows[0]) throw new Error('no row');
  return rows[0];
}
