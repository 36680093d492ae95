import type { ColumnType, Generated, Kysely } from 'kysely';

/**
 * Row types of the tables in migrations/*.sql. tests/start/row-types.test.ts compares them with the migrated
 * database. Money is in integer cents; times are Date (UTC).
 */

/** A jsonb column, which is read as a value and written as JSON text. */
type Json = ColumnType<unknown, string, string>;
/** A jsonb column that has a default. */
type JsonByDefault = ColumnType<unknown, string | undefined, string>;

export interface RedirectRow {
  id: Generated<number>;
  version: Generated<number>;
  from_path: string;
  to_path: string;
  hits: Generated<number>;
  last_hit_at: Date | null;
  created_at: Generated<Date>;
}

export interface CategoryRow {
  id: Generated<number>;
  parent_id: number | null;
  picture: string | null;
  position: Generated<number>;
  published: Generated<boolean>;
  version: Generated<number>;
  archived_at: Date | null;
  meta_title_en: Generated<string>;
  meta_title_km: Generated<string>;
  meta_description_en: Generated<string>;
  meta_description_km: Generated<string>;
}

export interface CategoryTextRow {
  category_id: number;
  language_id: number;
  name: string;
}

export interface BrandRow {
  id: Generated<number>;
  name: string;
  version: Generated<number>;
}

export interface VendorRow {
  id: Generated<number>;
  name: string;
  version: Generated<number>;
}

export interface SizeRow {
  id: Generated<number>;
  inches: Generated<string>;
  centimetres: Generated<string>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface SizeTextRow {
  size_id: number;
  language_id: number;
  name: string;
  short_name: string;
}

export interface ColorRow {
  id: Generated<number>;
  hex: string;
  position: Generated<number>;
  version: Generated<number>;
}

export interface ColorTextRow {
  color_id: number;
  language_id: number;
  name: string;
}

export interface TagRow {
  id: Generated<number>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface TagTextRow {
  tag_id: number;
  language_id: number;
  name: string;
}

export interface ShippingMethodRow {
  id: Generated<number>;
}

export interface ShippingMethodTextRow {
  shipping_method_id: number;
  language_id: number;
  name: string;
}

export interface AttributeRow {
  id: Generated<number>;
  version: Generated<number>;
}

export interface AttributeTextRow {
  attribute_id: number;
  language_id: number;
  name: string;
}

export interface AttributeOptionRow {
  id: Generated<number>;
  attribute_id: number;
  position: Generated<number>;
  extra_days: Generated<number>;
  version: Generated<number>;
}

export interface AttributeOptionTextRow {
  attribute_option_id: number;
  language_id: number;
  name: string;
}

export interface ProductRow {
  id: Generated<number>;
  sku: string;
  category_id: number;
  brand_id: number | null;
  vendor_id: number | null;
  price_cents: number;
  shipping_cents: Generated<number>;
  shipping_free: Generated<boolean>;
  shipping_days: Generated<string>;
  stock: number | null;
  /** What stock is counted per; null for one stock of the product. */
  stock_per: string | null;
  /** The lowest stock of its variants; null without any. */
  least_stock: number | null;
  /** What it costs the shop; null if unknown. */
  cost_cents: number | null;
  variant_costs: JsonByDefault;
  show_stock: Generated<boolean>;
  order_maximum: number | null;
  allow_discounts: Generated<boolean>;
  published: Generated<boolean>;
  created_at: Generated<Date>;
  digital_file: string | null;
  digital_type: string | null;
  seed_popularity: Generated<number>;
  pay_cents: Generated<number>;
  discount_id: number | null;
  popularity: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  rating: number | null;
  facets: Generated<number[]>;
  version: Generated<number>;
  archived_at: Date | null;
  publish_at: Date | null;
  attempt: string | null;
  changed_at: Generated<Date>;
}

export interface ProductTextRow {
  product_id: number;
  language_id: number;
  name: string;
  short_description: Generated<string>;
  full_description: Generated<string>;
  meta_title: Generated<string>;
  meta_description: Generated<string>;
  meta_keywords: Generated<string>;
  search_name: Generated<string>;
  search_words: Generated<string>;
}

export interface ProductSortNameRow {
  product_id: number;
  name_en: string;
  name_km: string;
  has_khmer: boolean;
}

export interface ProductPictureRow {
  product_id: number;
  position: number;
  path: string;
  color_id: number | null;
  width: Generated<number>;
  height: Generated<number>;
  view: Generated<string>;
  alt_en: Generated<string>;
  alt_km: Generated<string>;
}

export interface ProductCategoryRow {
  product_id: number;
  category_id: number;
}

export interface ProductTagRow {
  product_id: number;
  tag_id: number;
}

export interface ProductShippingMethodRow {
  product_id: number;
  shipping_method_id: number;
}

export interface ProductOptionRow {
  product_id: number;
  attribute_id: number;
  option_id: number;
  price_type: Generated<number>;
  amount: Generated<number>;
  required: Generated<boolean>;
  position: Generated<number>;
}

export interface ReviewRow {
  id: Generated<number>;
  product_id: number;
  rating: number;
  title: string;
  body: string;
  reviewer_name: string;
  reviewer_email: Generated<string>;
  /** Computed from `state`. */
  published: Generated<boolean>;
  created_at: Generated<Date>;
  bought: Generated<boolean>;
  color_id: number | null;
  size_id: number | null;
  version: Generated<number>;
  state: Generated<string>;
  hidden_reason: string | null;
  hidden_note: Generated<string>;
  answer_en: Generated<string>;
  answer_km: Generated<string>;
  checked: Generated<boolean>;
}

export interface DiscountRow {
  id: Generated<number>;
  name: Generated<string>;
  coupon_code: string | null;
  kind: string;
  percent: number | null;
  amount_cents: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  min_cents: number | null;
  used: Generated<number>;
  active: Generated<boolean>;
  version: Generated<number>;
}

export interface DiscountProductRow {
  discount_id: number;
  product_id: number;
}

export interface DiscountCategoryRow {
  discount_id: number;
  category_id: number;
}

/** A color and size of a product with its stock; 0 if the product doesn't count by it. */
export interface ProductVariantRow {
  product_id: number;
  color_id: Generated<number>;
  size_id: Generated<number>;
  stock: Generated<number>;
  sku: Generated<string>;
  barcode: Generated<string>;
}

/** An option that staff merged into another one. Both ids are of terms of this attribute. */
export interface MergedOptionRow {
  attribute_id: number;
  from_id: number;
  into_id: number;
}

export interface StockChangeRow {
  id: Generated<number>;
  product_id: number;
  /** The variant, as in `ProductVariantRow`. */
  color_id: Generated<number>;
  size_id: Generated<number>;
  from_stock: number | null;
  to_stock: number | null;
  why: string;
  changed_by: string;
  changed_at: Generated<Date>;
}

export interface RecordChangeRow {
  id: Generated<number>;
  kind: string;
  thing: string;
  version: number;
  state: string;
  fields: Json;
  changed_by: string;
  changed_at: Generated<Date>;
  bulk_id: number | null;
}

export interface RecordBulkRow {
  id: Generated<number>;
  kind: string;
  change: Json;
  changed_by: string;
  changed_at: Generated<Date>;
}

export interface ProductChangeRow {
  /** The id of the transaction. */
  changed_by: Generated<number>;
  product_id: number;
  changed_at: Generated<Date>;
}

export interface ProductWordsRow {
  product_id: number;
  rules: number;
  name: string;
  about: string;
  traits: string;
  short: string;
  body: string;
}

export interface SearchMissRow {
  day: string;
  language_id: number;
  term: string;
  times: Generated<number>;
}

export interface SearchWordRow {
  word: string;
  uses: Generated<number>;
}

export interface BannerRow {
  id: Generated<number>;
  theme_type_id: Generated<number>;
  picture: string;
  phone_picture: string | null;
  ground: Generated<string>;
  position: Generated<number>;
  published: Generated<boolean>;
  starts_on: string | null;
  ends_on: string | null;
}

export interface BannerTextRow {
  banner_id: number;
  language_id: number;
  top_title: Generated<string>;
  main_title: Generated<string>;
  bottom_title: Generated<string>;
  left_button_text: Generated<string>;
  left_button_url: Generated<string>;
  right_button_text: Generated<string>;
  right_button_url: Generated<string>;
}

export interface CampaignRow {
  id: Generated<number>;
  cover_picture: string;
  ground: Generated<string>;
  position: Generated<number>;
  published: Generated<boolean>;
  starts_on: string | null;
  ends_on: string | null;
  gift_groups: JsonByDefault;
}

export interface CampaignTextRow {
  campaign_id: number;
  language_id: number;
  main_title: string;
  discount_title: Generated<string>;
  body: Generated<string>;
  for_many: Generated<string>;
  meta_title: Generated<string>;
  meta_description: Generated<string>;
}

export interface CustomPageRow {
  id: Generated<number>;
  version: Generated<number>;
  slug: string;
  title_en: string;
  title_km: string;
  body_en: string;
  body_km: string;
  meta_title_en: string;
  meta_title_km: string;
  meta_description_en: string;
  meta_description_km: string;
  keywords_en: string;
  keywords_km: string;
  in_footer: boolean;
  at_checkout: boolean;
  position: number;
  published: boolean;
  starts_on: string | null;
  ends_on: string | null;
}

export interface PaymentMethodRow {
  id: number;
  picture: string;
  position: Generated<number>;
  shown_as: string | null;
  provider: string | null;
  least_cents: number | null;
  most_cents: number | null;
  country_ids: number[] | null;
  offered: Generated<boolean>;
}

export interface PaymentMethodTextRow {
  payment_method_id: number;
  language_id: number;
  name: string;
}

export interface DeliveryMethodRow {
  id: Generated<number>;
  version: Generated<number>;
  name_en: string;
  name_km: string;
  company: string;
  province_ids: number[] | null;
  price_cents: number;
  days_from: number;
  days_to: number;
  kind: string;
  active: boolean;
  position: number;
}

export interface SettingRow {
  name: string;
  value: Json;
}

export interface RielRateRow {
  id: Generated<number>;
  rate: number | null;
  set_at: Generated<Date>;
  set_by: string;
}

export interface LocalizedLabelRow {
  entity_id: number;
  label_key: string;
  language_id: number;
  text: string;
}

export interface BaseDataRow {
  kind: string;
  key: string;
  row_id: number | null;
  written: JsonByDefault;
}

export interface CountryRow {
  id: Generated<number>;
  code: string;
  position: Generated<number>;
}

export interface CountryTextRow {
  country_id: number;
  language_id: number;
  name: string;
}

export interface StateProvinceRow {
  id: Generated<number>;
  country_id: number;
  code: Generated<string>;
  position: Generated<number>;
}

export interface StateProvinceTextRow {
  state_province_id: number;
  language_id: number;
  name: string;
}

export interface CityRow {
  id: Generated<number>;
  state_province_id: number;
  code: Generated<string>;
  position: Generated<number>;
}

export interface CityTextRow {
  city_id: number;
  language_id: number;
  name: string;
}

export interface CustomerRow {
  id: Generated<number>;
  email: string | null;
  password_hash: string;
  first_name: string;
  last_name: string;
  mobile: Generated<string>;
  address: Generated<string>;
  country_id: number | null;
  state_province_id: number | null;
  city_id: number | null;
  postal_code: Generated<string>;
  language_id: Generated<number>;
  active: Generated<boolean>;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  added_phone: string | null;
  phone: Generated<string | null>;
  second_mobile: Generated<string>;
  recipient: Generated<string>;
  recipient_mobile: Generated<string>;
  version: Generated<number>;
  tags: Generated<string[]>;
  company_name: string | null;
  company_tax_number: string | null;
  company_address: string | null;
  imported: Generated<boolean>;
}

export interface CustomerNoteRow {
  id: Generated<number>;
  customer_id: number;
  staff_id: number;
  key: string;
  text: string;
  written_at: Generated<Date>;
  imported: Generated<boolean>;
}

export interface CustomerRequestRow {
  id: Generated<number>;
  customer_id: number;
  kind: string;
  requested_at: Generated<Date>;
  handled_at: Date | null;
  handled_by: number | null;
}

export interface CustomerMergeRow {
  id: Generated<number>;
  target_id: number;
  merged_id: number;
  moved: Json;
  merged_by: number;
  merged_at: Generated<Date>;
  undone_at: Date | null;
}

export interface SessionRow {
  id: Generated<number>;
  token_hash: Buffer;
  customer_id: number;
  binding_hash: Buffer | null;
  confirmed_at: Generated<Date>;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  ended_at: Date | null;
  browser: Generated<string>;
  system: Generated<string>;
}

export interface CustomerOrderRow {
  id: Generated<number>;
  number: string;
  customer_id: number;
  status_id: number;
  payment_method_id: number;
  subtotal_cents: number;
  shipping_cents: number;
  discount_cents: Generated<number>;
  total_cents: number;
  coupon_id: number | null;
  coupon_code: string | null;
  note: Generated<string>;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  address: string;
  city_name: Generated<string>;
  state_name: Generated<string>;
  country_name: Generated<string>;
  postal_code: Generated<string>;
  language_id: Generated<number>;
  created_at: Generated<Date>;
  sent_at: Date | null;
  gift_message: Generated<string>;
  gift_wrap: Generated<boolean>;
  gift_without_prices: Generated<boolean>;
  riel_rate: number | null;
  riel_rate_at: Date | null;
  riel_total: number | null;
  delivery: Json | null;
  parcel_number: Generated<string>;
  parcel_carrier: Generated<string>;
  version: Generated<number>;
  second_mobile: Generated<string>;
  recipient: Generated<string>;
  recipient_mobile: Generated<string>;
  promised_days: Generated<string>;
  promised_on: string | null;
  company_name: string | null;
  company_tax_number: string | null;
  company_address: string | null;
  vat_rate: number | null;
  vat_added_cents: number | null;
}

export interface TaxCounterRow {
  kind: string;
  year: number;
  last: number;
}

export interface TaxDocumentRow {
  id: Generated<number>;
  kind: string;
  year: number;
  sequence: number;
  number: Generated<string>;
  order_id: number;
  invoice_id: number | null;
  issued_at: Generated<Date>;
  vat_rate: number;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  riel_rate: number | null;
  seller: Json;
}

export interface OrderChangeRow {
  id: Generated<number>;
  order_id: number;
  version: number;
  changed_by: string;
  changed_at: Generated<Date>;
  from_cents: number;
  to_cents: number;
  what: Json;
}

export interface OrderBalanceRow {
  id: Generated<number>;
  order_id: number;
  amount_cents: number;
  state: Generated<string>;
  asked_by: string;
  asked_at: Generated<Date>;
  settled_at: Date | null;
  payment_id: number | null;
}

export interface ParcelReceiptRow {
  order_id: number;
  file: string;
  bytes: number;
  added_at: Generated<Date>;
}

export interface OrderNoteRow {
  id: Generated<number>;
  order_id: number;
  staff_id: number;
  key: string;
  text: string;
  written_at: Generated<Date>;
}

export interface OrderNoteMentionRow {
  note_id: number;
  staff_id: number;
  seen_at: Date | null;
}

export interface OrderItemRow {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  name_en: string;
  name_km: string | null;
  picture: Generated<string>;
  unit_cents: number;
  list_cents: number;
  quantity: number;
  total_cents: number;
  shipping_cents: Generated<number>;
  discount_id: number | null;
  digital: Generated<boolean>;
  options: JsonByDefault;
  status_id: Generated<number>;
  shipping_status_id: number | null;
  packed_at: Date | null;
  restocked: Generated<number>;
  /** What one unit cost the shop when it was ordered; null if unknown. */
  cost_cents: number | null;
}

export interface OrderStatusChangeRow {
  id: Generated<number>;
  order_id: number;
  from_status: number | null;
  to_status: number;
  changed_by: string;
  changed_at: Generated<Date>;
}

export interface OrderKeyRow {
  customer_id: number;
  key: string;
  body_hash: Buffer;
  order_id: number | null;
  is_joined: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface CouponUseRow {
  id: Generated<number>;
  discount_id: number;
  customer_id: number;
  order_id: number;
  used_at: Generated<Date>;
}

export interface OrderHoldRow {
  order_id: number;
  customer_id: number;
  placed_from: string;
  held_cents: number;
  ends_at: Date | null;
  confirmed_at: Date | null;
}

export interface PhoneOrderRow {
  order_id: number;
  placed_by: string;
  said_yes: boolean;
  by_link: boolean;
}

export interface OutboxMailRow {
  id: Generated<number>;
  kind: string;
  recipient: string;
  language_id: number;
  content: Json;
  created_at: Generated<Date>;
  next_try_at: Generated<Date>;
  tries: Generated<number>;
  sent_at: Date | null;
  last_error: string | null;
  held_for_order: number | null;
  is_saved: Generated<boolean>;
}

export interface PaymentRow {
  id: Generated<number>;
  order_id: number | null;
  customer_id: number;
  method_id: number;
  provider: string;
  key: Generated<string>;
  amount_cents: number;
  currency: string;
  state: Generated<string>;
  reason: Generated<string>;
  captured_by_client: Generated<boolean>;
  proof_hash: Buffer | null;
  reference: string | null;
  charge_id: string | null;
  refunded_cents: Generated<number>;
  disputed_at: Date | null;
  dispute_changed_at: Date | null;
  dispute_lost_at: Date | null;
  dispute_told_at: Date | null;
  refund_gap_cents: Generated<number>;
  refund_gap_at: Date | null;
  created_at: Generated<Date>;
  submitted_at: Date | null;
  asked_at: Date | null;
  settled_at: Date | null;
  expires_at: Date;
  busy_until: Date | null;
  next_look_at: Date | null;
  looks: Generated<number>;
  card_tried_at: Date | null;
  asked_from: Generated<string>;
  in_riel: Generated<boolean>;
  rest_of: number | null;
  let_go_cents: Generated<number>;
}

export interface PaymentCodeRow {
  payment_id: number;
  text: string;
  currency: string;
  amount_minor: number;
  app_link: Generated<string>;
  expires_at: Date;
  asked_at: Date | null;
}

export interface ConnectionRow {
  name: string;
  sealed: Buffer;
  version: Generated<number>;
  changed_at: Generated<Date>;
  changed_by: string;
}

export interface FirstOwnerLinkRow {
  token_hash: Buffer;
  until: Date;
}

export interface ProviderTokenRow {
  place: string;
  sealed: Buffer | null;
  renewed_at: Date | null;
  tried_at: Date | null;
}

export interface UnmatchedPaymentRow {
  id: Generated<number>;
  payment_id: number;
  charge_id: string;
  kind: string;
  amount_minor: number;
  currency: string;
  noted_at: Generated<Date>;
  settled_at: Date | null;
  settled_by: string | null;
  settled_reference: string | null;
  note: Generated<string>;
}

export interface PaymentEventRow {
  id: Generated<number>;
  payment_id: number;
  at: Generated<Date>;
  from_state: string | null;
  to_state: string;
  source: string;
  detail: Generated<string>;
}

export interface RefundRow {
  id: Generated<number>;
  payment_id: number;
  key: Generated<string>;
  amount_cents: number;
  state: Generated<string>;
  reason: string;
  asked_by: string;
  reference: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
  first_asked_at: Date | null;
  next_try_at: Generated<Date | null>;
  tries: Generated<number>;
  asked_key: string | null;
  note: Generated<string>;
}

export interface RefundLineRow {
  refund_id: number;
  order_item_id: number;
  quantity: number;
  cents: number | null;
}

export interface BankReferenceRow {
  direction: string;
  normal: string;
  payment_id: number;
  refund_id: number | null;
  account: string | null;
  seen_on: string | null;
}

export interface TransferSlipRow {
  id: Generated<number>;
  payment_id: number;
  file: string;
  bytes: number;
  added_at: Generated<Date>;
  refused_at: Date | null;
  refused_by: string | null;
}

export interface ProviderEventRow {
  provider: string;
  event_id: string;
  kind: string;
  payment_id: number | null;
  received_at: Generated<Date>;
}

export interface LedgerEntryRow {
  id: Generated<number>;
  at: Generated<Date>;
  payment_id: number;
  refund_id: number | null;
  amount_cents: number;
  part: Generated<number>;
}

export interface PaymentReportRow {
  day: string;
  provider: string;
  started_at: Generated<Date>;
  finished_at: Date | null;
  charges: number | null;
  differences: Json | null;
  of_others: Generated<number>;
}

export interface AuditEntryRow {
  id: Generated<number>;
  at: Generated<Date>;
  event: string;
  actor: string;
  detail: JsonByDefault;
}

export interface RateWindowRow {
  key: string;
  window_start: Date;
  hits: Generated<number>;
}

export interface ContactMessageRow {
  id: Generated<number>;
  full_name: string;
  email: string;
  phone: Generated<string>;
  subject: string;
  message: string;
  language_id: Generated<number>;
  customer_id: number | null;
  created_at: Generated<Date>;
}

export interface CustomerAddressRow {
  id: Generated<number>;
  customer_id: number;
  label: Generated<string>;
  address: string;
  state_province_id: number | null;
  city_id: number | null;
  postal_code: Generated<string>;
  created_at: Generated<Date>;
  second_mobile: Generated<string>;
  recipient: Generated<string>;
  recipient_mobile: Generated<string>;
}

export interface CustomerListLineRow {
  customer_id: number;
  list: string;
  product_id: number;
  quantity: number;
  choices: JsonByDefault;
  changed_at: Date;
}

export interface StockNoticeRow {
  id: Generated<number>;
  product_id: number;
  /** Color and size of each variant still waited for; empty for the product. */
  choices: JsonByDefault;
  email: string;
  language_id: number;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  told_at: Date | null;
}

export interface SubscriberRow {
  id: Generated<number>;
  email: string;
  language_id: Generated<number>;
  subscribed_at: Generated<Date>;
  unsubscribed_at: Date | null;
  version: Generated<number>;
  source: Generated<string>;
  ended_by: string | null;
  proof: string | null;
}

export interface InquiryRow {
  id: Generated<number>;
  version: Generated<number>;
  contact_message_id: number | null;
  sample_request_id: number | null;
  seller_request_id: number | null;
  kind: Generated<string>;
  state: Generated<string>;
  owner_id: number | null;
  waiting_since: Generated<Date | null>;
  created_at: Generated<Date>;
}

export interface InquiryMessageRow {
  id: Generated<number>;
  inquiry_id: number;
  kind: string;
  staff_id: number | null;
  key: Generated<string>;
  text: string;
  mail_id: number | null;
  written_at: Generated<Date>;
}

export interface ReplyTemplateRow {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  body_en: Generated<string>;
  body_km: Generated<string>;
  created_at: Generated<Date>;
}

export interface SellerRequestRow {
  id: Generated<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  mobile: Generated<string>;
  address: string;
  country_id: number;
  state_province_id: number | null;
  city_id: number | null;
  postal_code: Generated<string>;
  language_id: Generated<number>;
  state: Generated<string>;
  created_at: Generated<Date>;
  decided_at: Date | null;
  decline_reason: Generated<string>;
}

export interface SealedPasswordRow {
  nonce: Buffer;
  opened_at: Generated<Date>;
}

export interface OneTimeCodeRow {
  id: Generated<number>;
  email: string;
  customer_id: number | null;
  code_hmac: Buffer;
  asker_hash: Generated<Buffer>;
  tries: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Generated<Date>;
  used_at: Date | null;
}

export interface TrustedDeviceRow {
  customer_id: number;
  browser_hash: Buffer;
  last_login_at: Generated<Date>;
}

export interface SampleRequestRow {
  id: Generated<number>;
  number: string;
  state: Generated<string>;
  state_changed_at: Generated<Date>;
  customer_id: number | null;
  full_name: string;
  phone: Generated<string>;
  email: Generated<string>;
  wanted_on: string | null;
  note: Generated<string>;
  language_id: Generated<number>;
  body_hash: Buffer;
  created_at: Generated<Date>;
}

export interface SampleRequestItemRow {
  request_id: number;
  position: number;
  product_id: number;
  name_en: string;
  name_km: string | null;
  picture: Generated<string>;
  size_id: number | null;
  color_id: number | null;
  quantity: number;
}

export interface WishlistShareRow {
  code: string;
  created_at: Generated<Date>;
  expires_at: Generated<Date>;
}

export interface WishlistShareItemRow {
  code: string;
  position: number;
  product_id: number;
  size_id: number | null;
  color_id: number | null;
  quantity: number;
}

export interface StaffRoleRow {
  id: Generated<number>;
  name: string;
  permissions: string[] | null;
  version: Generated<number>;
}

export interface StaffRow {
  id: Generated<number>;
  email: string;
  name: string;
  role_id: number;
  password_hash: string | null;
  language_id: Generated<number>;
  theme: Generated<string>;
  active: Generated<boolean>;
  is_demo: Generated<boolean>;
  totp_sealed: Buffer | null;
  totp_offered: Buffer | null;
  totp_step: number | null;
  created_at: Generated<Date>;
  version: Generated<number>;
}

export interface UploadRow {
  id: Generated<string>;
  staff_id: number;
  use: string;
  file_name: string;
  bytes: number;
  parts: Generated<number[]>;
  received: Generated<number>;
  stored: string | null;
  is_used: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface CatalogueImportRow {
  id: Generated<number>;
  staff_id: number;
  upload_id: string | null;
  file_name: string;
  source: string | null;
  state: Generated<string>;
  fault: string | null;
  lost: JsonByDefault;
  reduced: JsonByDefault;
  columns: JsonByDefault;
  creates: Generated<boolean>;
  is_price_sure: Generated<boolean>;
  fetches_pictures: Generated<boolean>;
  wants_stop: Generated<boolean>;
  bulk_id: number | null;
  undone_by: number | null;
  undone_to: number | null;
  remaining: JsonByDefault;
  remaining_count: Generated<number>;
  used: Generated<number>;
  attempts: Generated<number>;
  holder: string | null;
  held_until: Date | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

export interface CatalogueImportRowRow {
  import_id: number;
  place: number;
  sheet: string;
  kind: string;
  line: number;
  cells: Json;
  terms: JsonByDefault;
  read_problems: JsonByDefault;
  corrected: JsonByDefault;
  key: Generated<string>;
  state: string | null;
  differences: JsonByDefault;
  problems: JsonByDefault;
  lacking: JsonByDefault;
  done_at: Date | null;
  customer_id: number | null;
}

export interface ImportColumnRow {
  header: string;
  column: string;
}

export interface FetchedPictureRow {
  address: string;
  path: string;
  fetched_at: Generated<Date>;
}

export interface MadePictureRow {
  path: string;
  upload_id: string;
  width: number;
  height: number;
  is_used: Generated<boolean>;
  avif_at: Date | null;
  avif_tries: Generated<number>;
  avif_tried_at: Date | null;
  created_at: Generated<Date>;
}

export interface StaffSessionRow {
  token_hash: Buffer;
  id: Generated<number>;
  staff_id: number;
  browser: string;
  system: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  second_factor_at: Date | null;
  ended_at: Date | null;
}

export interface StaffInvitationRow {
  id: Generated<number>;
  staff_id: number;
  until: Date;
  used_at: Date | null;
}

export interface StaffPasskeyRow {
  id: string;
  staff_id: number;
  name: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface StaffChallengeRow {
  challenge: string;
  staff_id: number | null;
  until: Date;
}

export interface StaffViewRow {
  id: Generated<number>;
  screen: string;
  name: string;
  query: string;
  made_by: number;
  shared: Generated<boolean>;
  key: string;
  removed_at: Date | null;
  version: Generated<number>;
}

export interface StaffStartRow {
  staff_id: number;
  screen: string;
  view_id: number;
}

export interface StaffRecoveryCodeRow {
  staff_id: number;
  code_hash: Buffer;
}

export interface Schema {
  category: CategoryRow;
  redirect: RedirectRow;
  category_text: CategoryTextRow;
  brand: BrandRow;
  vendor: VendorRow;
  size: SizeRow;
  size_text: SizeTextRow;
  color: ColorRow;
  color_text: ColorTextRow;
  tag: TagRow;
  tag_text: TagTextRow;
  shipping_method: ShippingMethodRow;
  shipping_method_text: ShippingMethodTextRow;
  attribute: AttributeRow;
  attribute_text: AttributeTextRow;
  attribute_option: AttributeOptionRow;
  attribute_option_text: AttributeOptionTextRow;
  product: ProductRow;
  product_text: ProductTextRow;
  product_sort_name: ProductSortNameRow;
  product_picture: ProductPictureRow;
  product_category: ProductCategoryRow;
  product_tag: ProductTagRow;
  product_shipping_method: ProductShippingMethodRow;
  product_option: ProductOptionRow;
  review: ReviewRow;
  discount: DiscountRow;
  discount_product: DiscountProductRow;
  discount_category: DiscountCategoryRow;
  product_variant: ProductVariantRow;
  merged_option: MergedOptionRow;
  stock_change: StockChangeRow;
  record_change: RecordChangeRow;
  record_bulk: RecordBulkRow;
  product_change: ProductChangeRow;
  product_words: ProductWordsRow;
  search_miss: SearchMissRow;
  search_word: SearchWordRow;
  banner: BannerRow;
  banner_text: BannerTextRow;
  custom_page: CustomPageRow;
  campaign: CampaignRow;
  campaign_text: CampaignTextRow;
  payment_method: PaymentMethodRow;
  payment_method_text: PaymentMethodTextRow;
  delivery_way: DeliveryMethodRow;
  setting: SettingRow;
  riel_rate: RielRateRow;
  localized_label: LocalizedLabelRow;
  base_data: BaseDataRow;
  country: CountryRow;
  country_text: CountryTextRow;
  state_province: StateProvinceRow;
  state_province_text: StateProvinceTextRow;
  city: CityRow;
  city_text: CityTextRow;
  customer: CustomerRow;
  session: SessionRow;
  staff_role: StaffRoleRow;
  staff: StaffRow;
  upload: UploadRow;
  catalogue_import: CatalogueImportRow;
  catalogue_import_row: CatalogueImportRowRow;
  import_column: ImportColumnRow;
  fetched_picture: FetchedPictureRow;
  made_picture: MadePictureRow;
  staff_session: StaffSessionRow;
  staff_invitation: StaffInvitationRow;
  staff_passkey: StaffPasskeyRow;
  staff_challenge: StaffChallengeRow;
  staff_recovery_code: StaffRecoveryCodeRow;
  staff_view: StaffViewRow;
  staff_start: StaffStartRow;
  customer_order: CustomerOrderRow;
  order_item: OrderItemRow;
  parcel_receipt: ParcelReceiptRow;
  order_change: OrderChangeRow;
  order_rest: OrderBalanceRow;
  tax_counter: TaxCounterRow;
  tax_document: TaxDocumentRow;
  order_note: OrderNoteRow;
  order_note_mention: OrderNoteMentionRow;
  order_status_change: OrderStatusChangeRow;
  order_key: OrderKeyRow;
  order_hold: OrderHoldRow;
  phone_order: PhoneOrderRow;
  coupon_use: CouponUseRow;
  outbox_mail: OutboxMailRow;
  payment: PaymentRow;
  payment_event: PaymentEventRow;
  refund: RefundRow;
  refund_line: RefundLineRow;
  transfer_slip: TransferSlipRow;
  bank_reference: BankReferenceRow;
  payment_code: PaymentCodeRow;
  provider_event: ProviderEventRow;
  provider_token: ProviderTokenRow;
  connection: ConnectionRow;
  first_owner_link: FirstOwnerLinkRow;
  stray_money: UnmatchedPaymentRow;
  ledger_entry: LedgerEntryRow;
  payment_report: PaymentReportRow;
  audit_entry: AuditEntryRow;
  rate_window: RateWindowRow;
  contact_message: ContactMessageRow;
  inquiry: InquiryRow;
  inquiry_message: InquiryMessageRow;
  reply_template: ReplyTemplateRow;
  customer_address: CustomerAddressRow;
  customer_note: CustomerNoteRow;
  customer_request: CustomerRequestRow;
  customer_merge: CustomerMergeRow;
  customer_list_line: CustomerListLineRow;
  stock_notice: StockNoticeRow;
  subscriber: SubscriberRow;
  seller_request: SellerRequestRow;
  sealed_password: SealedPasswordRow;
  one_time_code: OneTimeCodeRow;
  known_browser: TrustedDeviceRow;
  sample_request: SampleRequestRow;
  sample_request_item: SampleRequestItemRow;
  wishlist_share: WishlistShareRow;
  wishlist_share_item: WishlistShareItemRow;
}

/** The Kysely type of the shop's database. */
export type Database = Kysely<Schema>;
