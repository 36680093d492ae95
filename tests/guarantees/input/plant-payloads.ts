import { sql } from 'kysely';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';

/** Every stored text that a page, an email or a page head shows, by table. */
const shown: Readonly<Record<string, string>> = {
  category: 'meta_title_en meta_title_km meta_description_en meta_description_km',
  category_text: 'name',
  brand: 'name',
  vendor: 'name',
  size: 'inches centimetres',
  size_text: 'name short_name',
  color: 'hex',
  color_text: 'name',
  tag_text: 'name',
  shipping_method_text: 'name',
  attribute_text: 'name',
  attribute_option_text: 'name',
  product: 'shipping_days',
  product_text: 'name short_description full_description meta_title meta_description meta_keywords',
  product_picture: 'alt_en alt_km',
  discount: 'name',
  redirect: 'from_path to_path',
  review: 'title body reviewer_name hidden_note answer_en answer_km',
  upload: 'file_name',
  banner: 'ground',
  banner_text:
    'top_title main_title bottom_title left_button_text left_button_url right_button_text right_button_url',
  campaign: 'ground',
  campaign_text: 'main_title discount_title body meta_title meta_description',
  custom_page:
    'title_en title_km body_en body_km meta_title_en meta_title_km meta_description_en meta_description_km keywords_en keywords_km',
  payment_method_text: 'name',
  country_text: 'name',
  state_province_text: 'name',
  city_text: 'name',
  customer:
    'first_name last_name mobile second_mobile recipient recipient_mobile address postal_code company_name company_tax_number company_address',
  customer_order:
    'note first_name last_name mobile second_mobile recipient recipient_mobile address city_name state_name country_name postal_code parcel_number parcel_carrier company_name company_tax_number company_address',
  parcel: 'carrier tracking',
  order_item: 'name_en name_km',
  order_note: 'text',
  order_waiver: 'reason',
  print_method: 'name_en name_km',
  artwork: 'name',
  proof: 'note answer answer_name',
  session: 'browser system',
  staff_view: 'name',
  staff: 'name',
  staff_session: 'browser system',
  delivery_way: 'name_en name_km company',
  customer_address: 'label address postal_code',
  refund: 'reason note',
  stray_money: 'note',
};

/**
 * Writes a different payload into each field of each row.
 * @returns the number of fields that now contain one
 */
export async function plantPayloads(db: Database, payloads: readonly string[]): Promise<number> {
  let fields = 0;
  for (const [table, names] of Object.entries(shown)) {
    const columns = names.split(' ');
    const values = columns.map(
      (column, at) => sql`${sql.ref(column)} = (${payloads}::text[])[1 + (r.n + ${at}) % ${payloads.length}]`,
    );
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} t set ${sql.join(values)}
      from (select ctid, row_number() over (order by ctid)::int as n from ${sql.table(table)}) r where t.ctid = r.ctid`.execute(
      db,
    );
    fields += Number(numAffectedRows) * columns.length;
  }
  const counts = [
    await plantJson(db, payloads),
    await plantLabels(db, payloads),
    await plantSearches(db, payloads),
    await plantMessages(db, payloads),
  ];
  return counts.reduce((sum, count) => sum + count, fields);
}

/** Plants payloads in messages of customers, which the office shows as sent to the staff's chat. */
async function plantMessages(db: Database, payloads: readonly string[]): Promise<number> {
  await sql`insert into setting (name, value) values ('chatEvents', '["message"]') on conflict (name) do nothing`.execute(
    db,
  );
  // More than five notices would be one line.
  const rows = payloads.slice(0, 5).map((text, at) => ({
    full_name: payloads.at(-1 - at) ?? text,
    email: 'sokha@example.com',
    subject: text,
    message: text,
  }));
  await db.insertInto('contact_message').values(rows).execute();
  return 3 * rows.length;
}

/** Plants payloads in failed searches, which staff read. */
async function plantSearches(db: Database, payloads: readonly string[]): Promise<number> {
  const rows = payloads.map((term) => ({
    day: '2026-11-01',
    language_id: languages.en.id,
    term: term.slice(0, 60),
  }));
  await db
    .insertInto('search_miss')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows.length;
}

/** Plants payloads in texts within settings and selected options. */
async function plantJson(db: Database, payloads: readonly string[]): Promise<number> {
  const [first = ''] = payloads;
  const { rows } = await sql<{ name: string; value: unknown }>`select name, value from setting`.execute(db);
  for (const { name, value } of rows) {
    const bent = JSON.stringify(value, (key, each) =>
      typeof each === 'string' && !/path|picture|logo|mark|icon|url/iu.test(`${name} ${key}`)
        ? payloads[each.length % payloads.length]
        : each,
    );
    await sql`update setting set value = ${bent}::jsonb where name = ${name}`.execute(db);
  }
  await sql`update order_item set options = ${JSON.stringify([{ attributeId: 3, optionId: 1, en: [first, payloads[12]], km: [payloads[1], payloads[16]] }])}::jsonb`.execute(
    db,
  );
  await sql`update order_item_cell set options = (
    select jsonb_agg(jsonb_set(c, '{en,1}', to_jsonb(${payloads[12]}::text))) from jsonb_array_elements(options) c)`.execute(
    db,
  );
  await sql`update design_place set text = case when text = '' then '' else ${payloads[2]} end,
    names = array(select ${payloads[3]} from unnest(names))`.execute(db);
  await sql`update proof set marks = ${JSON.stringify([{ x: 20, y: 30, text: payloads[4] }])}::jsonb`.execute(
    db,
  );
  const utm = { source: first.slice(0, 60), medium: first.slice(0, 60), campaign: first.slice(0, 60) };
  await sql`update customer_order set utm = ${JSON.stringify(utm)}::jsonb`.execute(db);
  return rows.length;
}

/**
 * Plants payloads in every label in both languages, as if staff had written them, so that each screen shows
 * one wherever it shows a label.
 */
async function plantLabels(db: Database, payloads: readonly string[]): Promise<number> {
  const labels = Object.values(labelSets).flatMap(({ entityId, texts }) =>
    Object.keys(texts).flatMap((label_key) =>
      Object.values(languages).map(({ id }) => ({ entity_id: entityId, label_key, language_id: id })),
    ),
  );
  const rows = labels.map((label, at) => ({ ...label, text: payloads[at % payloads.length] ?? '' }));
  await db
    .insertInto('localized_label')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['entity_id', 'label_key', 'language_id'])
        .doUpdateSet((row) => ({ text: row.ref('excluded.text') })),
    )
    .execute();
  return rows.length;
}
