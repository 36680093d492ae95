import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * Columns with personal data of a customer: what they typed, derived values, identifiers. An erasure clears
 * each of them (shop/accounts/erasure-queries.ts). The tests put a text of the person into every one.
 */
export const personal: readonly string[] = [
  // Rows about customers; other rows are about the catalog.
  ...of('catalogue_import_row', 'cells corrected differences key problems read_problems'),
  ...of('contact_message', 'full_name email phone subject message'),
  ...of(
    'customer',
    'email password_hash first_name last_name mobile second_mobile recipient recipient_mobile address postal_code added_phone phone tags company_name company_tax_number company_address',
  ),
  ...of('customer_merge', 'moved'),
  ...of('customer_note', 'text'),
  ...of('customer_address', 'label second_mobile recipient recipient_mobile address postal_code'),
  ...of(
    'customer_order',
    'first_name last_name email mobile second_mobile recipient recipient_mobile address postal_code note gift_message parcel_number company_name company_tax_number company_address',
  ),
  ...of('artwork', 'name'),
  ...of('design_place', 'text names'),
  ...of('order_waiver', 'reason'),
  ...of('parcel', 'tracking'),
  ...of('proof', 'answer answer_name marks note places'),
  ...of('inquiry_message', 'text'),
  ...of('known_browser', 'browser_hash'),
  ...of('one_time_code', 'email code_hmac asker_hash'),
  ...of('order_key', 'key'),
  ...of('order_chat', 'chat'),
  ...of('order_note', 'text'),
  ...of('outbox_mail', 'recipient content'),
  ...of('rate_window', 'key'),
  // Changes of customers; other changes are about the shop's own data.
  ...of('record_change', 'fields'),
  ...of('refund', 'reason note'),
  ...of('review', 'title body reviewer_name reviewer_email hidden_note answer_en answer_km'),
  ...of('stray_money', 'note'),
  ...of('sample_request', 'full_name phone email note'),
  ...of(
    'seller_request',
    'email password_hash first_name last_name mobile address postal_code decline_reason',
  ),
  ...of('session', 'token_hash binding_hash'),
  ...of('stock_notice', 'email'),
  ...of('subscriber', 'email'),
].toSorted();

/** Columns that are also personal, but contain the names of the shop's own places. */
export const places: readonly string[] = of('customer_order', 'city_name state_name');

/**
 * Columns that identify no person: written by the shop, its staff or a provider, or hashes of impersonal
 * data.
 */
export const impersonal: readonly string[] = [
  // Customers and visitors by number, events by name, no free text.
  // An integrator's program, named by staff, and where it runs.
  ...of('api_key', 'name key_hash last_four permissions addresses'),
  ...of('audit_entry', 'event actor detail device'),
  ...of('changed_row', 'kind at_xid'),
  ...of('audit_field', 'field'),
  ...of('catalogue_import_row', 'sheet kind terms state lacking'),
  // Names that a bank gives to transfers, as in payment and refund.
  ...of('bank_reference', 'direction normal'),
  // Which pieces of an order, and one of the listed reasons. Pictures have made-up names.
  ...of('contact_message', 'report'),
  ...of('report_photo', 'file'),
  ...of('review_photo', 'file path failure'),
  // Housekeeping deletes the row with its file after the account is erased.
  ...of('artwork', 'kind sha256 facts scan'),
  ...of('attribute_option', 'asks_for'),
  // What was approved: a hash, sums and states. Housekeeping deletes the picture.
  ...of('deleted_proof_sheet', 'sheet'),
  ...of('proof', 'print_hash edit sheet state made_by answered_by'),
  ...of('order_waiver', 'what by'),
  // The shop's own account.
  ...of('bank_reference', 'account'),
  ...of('inquiry', 'kind state'),
  ...of('inquiry_message', 'kind'),
  ...of('first_owner_link', 'token_hash'),
  // Taxes require the country. Campaigns are names that the shop gave its advertisements. The delivery method is a copy of the shop's own row.
  ...of('customer_order', 'number coupon_code country_name delivery promised_days parcel_carrier utm'),
  // Products by number. An erasure deletes the rows anyway.
  ...of('customer_list_line', 'list choices details'),
  ...of('migration', 'name sha256'),
  // Distinguishes machines, not customers of one household. An erasure deletes the row anyway.
  ...of('order_hold', 'placed_from'),
  ...of('customer_request', 'kind'),
  ...of('record_change', 'kind thing state changed_by'),
  ...of('order_item', 'name_en name_km picture options terms once'),
  ...of('order_unit', 'options sku'),
  // Written by staff or the shop, about products.
  ...of('stock_change', 'why changed_by'),
  ...of('product_variant', 'sku barcode'),
  ...of('product', 'gtin'),
  // Colors and sizes by number. An erasure deletes the row anyway.
  ...of('stock_notice', 'choices'),
  // Deleted with its row.
  ...of('order_key', 'body_hash'),
  // A number of the link that was used; deleted with its row.
  ...of('order_chat', 'token'),
  // The shop's own bot.
  ...of('telegram_bot', 'bot username'),
  ...of('order_status_change', 'changed_by'),
  // Written by staff: products by name, and only the fact that an address changed.
  ...of('order_change', 'changed_by what'),
  ...of('order_rest', 'state asked_by due'),
  ...of('outbox_mail', 'kind last_error'),
  ...of('phone_order', 'placed_by'),
  ...of('payment', 'provider currency state reason proof_hash reference charge_id'),
  // Like order_hold; cleared after two days.
  ...of('payment', 'asked_from'),
  // The request that the shop created, with the payment's own reference.
  ...of('payment_code', 'text currency app_link'),
  ...of('payment_event', 'from_state to_state source detail'),
  ...of('payment_report', 'provider differences'),
  ...of('provider_event', 'provider event_id kind'),
  // The staff's settings, encrypted.
  ...of('connection', 'name sealed changed_by'),
  ...of('provider_token', 'place sealed'),
  ...of('refund', 'state asked_by reference'),
  // About staff.
  ...of('riel_rate', 'set_by'),
  ...of('review', 'state hidden_reason photo_state'),
  // A random file name. Housekeeping deletes the file after the account is erased.
  ...of('transfer_slip', 'file'),
  ...of('parcel', 'receipt carrier delivered_by'),
  ...of('transfer_slip', 'refused_by'),
  ...of('sample_request', 'number state body_hash'),
  ...of('sample_request_item', 'name_en name_km picture'),
  ...of('sealed_password', 'nonce'),
  ...of('seller_request', 'state'),
  ...of('session', 'browser system'),
  // Documents by order, issued by the shop.
  ...of('tax_document', 'kind number part seller'),
  // Personal, but tax law requires that issued documents keep it.
  ...of('tax_document', 'buyer'),
  // The file in which staff found the consent, and when.
  ...of('subscriber', 'source ended_by proof'),
  ...of('stray_money', 'charge_id kind currency settled_by settled_reference'),
  // The search doesn't record who searched. Terms that look like an address or a number are not stored.
  ...of('search_miss', 'term visitors'),
  // File names on the computers of staff.
  ...of('upload', 'use file_name stored'),
  // A shared list does not identify its owner.
  ...of('wishlist_share', 'code'),
  ...of('wishlist_share_item', 'code'),
];

/** Tables that only the shop fills: with products, texts and places. */
export const ofTheShop: ReadonlySet<string> = new Set(
  (
    'webhook_delivery webhook_endpoint attribute_option_text attribute_text base_data redirect reply_template banner banner_text brand campaign campaign_text category category_text city city_text custom_page ' +
    'color color_text country country_text delivery_way discount festival localized_label payment_method payment_method_text print_method product ' +
    'product_picture product_related product_sort_name product_text product_words record_bulk search_word setting shipping_method_text size size_text state_province tax_counter ' +
    'state_province_text tag_text vendor staff_role staff staff_session staff_passkey staff_challenge staff_recovery_code staff_view staff_start report_mail made_picture ' +
    'catalogue_import import_column fetched_picture'
  ).split(' '),
);

function of(table: string, columns: string): string[] {
  return columns.split(' ').map((column) => `${table}.${column}`);
}

/** Returns every column of every table that can contain text, as plain text, JSON or bytes. */
export async function textColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
      join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and (t.typcategory in ('S', 'U') and t.typname <> 'uuid' or e.typcategory in ('S', 'U'))`.execute(db);
  return rows;
}

/**
 * Returns the columns that contain one of these texts in any letter case, as `table.column`, each with its
 * rows.
 */
export async function holding(db: Database, texts: readonly string[]): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  const expected = texts.map((text) => text.toLowerCase());
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string; row: string }>`
      select c.key, to_jsonb(t)::text as row from ${sql.table(name)} t, jsonb_each_text(to_jsonb(t)) c
      where exists (select from unnest(${expected}::text[]) x where strpos(lower(c.value), x) > 0) order by 1, 2`.execute(
      db,
    );
    for (const { key, row } of rows)
      found.set(`${name}.${key}`, [...(found.get(`${name}.${key}`) ?? []), row]);
  }
  return found;
}
