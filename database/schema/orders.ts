import type { Generated } from 'kysely';
import type { Json, JsonByDefault } from './json.ts';

export interface OrderTables {
  customer_order: {
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
    /** Only of an older release: `parcel` has both. */
    parcel_number: Generated<string>;
    parcel_carrier: Generated<string>;
    version: Generated<number>;
    second_mobile: Generated<string>;
    recipient: Generated<string>;
    recipient_mobile: Generated<string>;
    promised_days: Generated<string>;
    promised_from: string | null;
    promised_on: string | null;
    company_name: string | null;
    company_tax_number: string | null;
    company_address: string | null;
    vat_rate: number | null;
    vat_added_cents: number | null;
    link_version: Generated<number>;
    deposit_cents: number | null;
    due_on: string | null;
    due_reminders: Generated<number>;
    utm: Json | null;
    retained_cents: Generated<number>;
  };
  order_change: {
    id: Generated<number>;
    order_id: number;
    version: number;
    changed_by: string;
    changed_at: Generated<Date>;
    from_cents: number;
    to_cents: number;
    what: Json;
  };
  order_rest: {
    id: Generated<number>;
    order_id: number;
    amount_cents: number;
    state: Generated<string>;
    asked_by: string;
    asked_at: Generated<Date>;
    settled_at: Date | null;
    payment_id: number | null;
    due: Generated<string>;
    due_on: string | null;
  };
  parcel: {
    id: Generated<number>;
    order_id: number;
    number: number;
    /** Whether `parcel_unit` has its contents. If not, it is everything that was ordered. */
    has_units: Generated<boolean>;
    carrier: Generated<string>;
    tracking: Generated<string>;
    sent_at: Date | null;
    delivered_at: Date | null;
    delivered_by: Generated<string>;
    receipt: string | null;
    receipt_at: Date | null;
  };
  parcel_unit: {
    parcel_id: number;
    item_id: number;
    cell: number;
    quantity: number;
  };
  order_note: {
    id: Generated<number>;
    order_id: number;
    staff_id: number;
    key: string;
    text: string;
    written_at: Generated<Date>;
  };
  order_note_mention: {
    note_id: number;
    staff_id: number;
    seen_at: Date | null;
  };
  order_item: {
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
    /** `LineTerms`, null if ordered before they were kept; what it costs once, and the sum of that. */
    terms: Json | null;
    once: JsonByDefault;
    once_cents: Generated<number>;
    status_id: Generated<number>;
    shipping_status_id: number | null;
    packed_at: Date | null;
    restocked: Generated<number>;
    /** What one unit cost then (null: unknown), the day for which it was ordered beyond the stock (null: it was there), and when an edit did. */
    cost_cents: number | null;
    expected_on: string | null;
    waits_since: Date | null;
    design_id: string | null;
    has_cells: Generated<boolean>;
    /** What the surcharges of its cells add to `unit_cents` × `quantity`. */
    extra_cents: Generated<number>;
  };
  /** Pieces of an order item with the same color and size: one unit with the number 0, or several from 1 on. */
  order_unit: {
    item_id: number;
    cell: number;
    order_id: number;
    product_id: number;
    color_id: Generated<number>;
    size_id: Generated<number>;
    options: Json;
    quantity: number;
    unit_cents: number;
    restocked: Generated<number>;
    cost_cents: number | null;
    packed_at: Date | null;
    digital: Generated<boolean>;
    once_cents: Generated<number>;
    sku: Generated<string>;
  };
  /** What is printed on an item of an order, or of a cart until it is ordered. A visitor's draft has no customer. */
  design: {
    id: Generated<string>;
    customer_id: number | null;
    sealed_at: Date | null;
    changed_at: Generated<Date>;
  };
  design_place: {
    design_id: string;
    attribute_id: number;
    artwork_id: string | null;
    text: Generated<string>;
    names: Generated<string[]>;
    changed_at: Generated<Date>;
    /** True if text and file say what to draw; null if they are printed. */
    is_drawing: boolean | null;
    x: number | null;
    y: number | null;
    width: number | null;
    turn: number | null;
  };
  /** Pictures of printed items, which customers approve. */
  proof: {
    id: Generated<string>;
    item_id: number;
    number: number;
    print_hash: Buffer;
    edit: Json | null;
    order_version: number;
    total_cents: number;
    sheet: string;
    places: JsonByDefault;
    note: Generated<string>;
    state: Generated<string>;
    made_by: string;
    made_at: Generated<Date>;
    sent_at: Date | null;
    answered_at: Date | null;
    answered_by: string | null;
    answer_name: Generated<string>;
    answer: Generated<string>;
    marks: JsonByDefault;
    repeats: string | null;
    lacks: Generated<number[]>;
  };
  /** Pictures of deleted proofs, until their files are deleted. */
  deleted_proof_sheet: {
    sheet: string;
  };
  /** Approvals and payments for which work on an order doesn't wait. */
  order_waiver: {
    order_id: number;
    what: string;
    reason: string;
    by: string;
    at: Generated<Date>;
  };
  /** A file that a customer sent for printing, checked. */
  artwork: {
    id: string;
    customer_id: number | null;
    name: string;
    kind: string;
    bytes: number;
    sha256: Buffer;
    facts: Json;
    scan: string;
    scan_after: Generated<Date>;
    created_at: Generated<Date>;
  };
  order_status_change: {
    id: Generated<number>;
    order_id: number;
    from_status: number | null;
    to_status: number;
    changed_by: string;
    changed_at: Generated<Date>;
  };
  order_key: {
    customer_id: number;
    key: string;
    body_hash: Buffer;
    order_id: number | null;
    is_joined: Generated<boolean>;
    created_at: Generated<Date>;
  };
  coupon_use: {
    id: Generated<number>;
    discount_id: number;
    customer_id: number;
    order_id: number;
    used_at: Generated<Date>;
  };
  order_hold: {
    order_id: number;
    customer_id: number;
    placed_from: string;
    held_cents: number;
    ends_at: Date | null;
    confirmed_at: Date | null;
  };
  phone_order: {
    order_id: number;
    placed_by: string;
    said_yes: boolean;
    by_link: boolean;
  };
  outbox_mail: {
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
  };
}
