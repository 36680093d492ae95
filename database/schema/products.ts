import type { Generated } from 'kysely';
import type { JsonByDefault } from './json.ts';

export interface ProductTables {
  product: {
    id: Generated<number>;
    sku: string;
    /** Digits; '' without one. */
    gtin: Generated<string>;
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
    /** Until this day it is sold beyond its stock, yyyy-mm-dd, and how far; null: not, without a maximum. */
    expected_on: string | null;
    back_order_max: number | null;
    order_maximum: number | null;
    order_minimum: Generated<number>;
    /** What fewer pieces than the minimum cost once; null if they are refused. */
    minimum_fee_cents: number | null;
    /** Prices by quantity after the price of one; empty without any. */
    price_steps: JsonByDefault;
    /** The lowest price of one piece; null without prices by quantity. */
    from_cents: number | null;
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
  };
  product_text: {
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
  };
  product_sort_name: {
    product_id: number;
    name_en: string;
    name_km: string;
    has_khmer: boolean;
  };
  product_picture: {
    product_id: number;
    position: number;
    path: string;
    color_id: number | null;
    width: Generated<number>;
    height: Generated<number>;
    view: Generated<string>;
    alt_en: Generated<string>;
    alt_km: Generated<string>;
    /** Where options are printed in it. */
    areas: JsonByDefault;
  };
  product_category: {
    product_id: number;
    category_id: number;
  };
  product_tag: {
    product_id: number;
    tag_id: number;
  };
  product_related: {
    product_id: number;
    position: number;
    sku: string;
  };
  product_shipping_method: {
    product_id: number;
    shipping_method_id: number;
  };
  product_option: {
    product_id: number;
    attribute_id: number;
    option_id: number;
    price_type: Generated<number>;
    amount: Generated<number>;
    required: Generated<boolean>;
    position: Generated<number>;
  };
  review: {
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
    customer_id: number | null;
    photo_state: string | null;
  };
  review_photo: {
    id: Generated<number>;
    review_id: number | null;
    file: string;
    bytes: number;
    path: string | null;
    width: number | null;
    height: number | null;
    tries: Generated<number>;
    tried_at: Date | null;
    /** Why the last attempt to publish it failed. */
    failure: string | null;
    added_at: Generated<Date>;
  };
  discount: {
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
    first_order: Generated<boolean>;
    delivery_method_ids: number[] | null;
    province_ids: number[] | null;
    buy_quantity: number | null;
    buy_product_ids: Generated<number[]>;
    buy_category_ids: Generated<number[]>;
    get_quantity: number | null;
    get_product_ids: Generated<number[]>;
    get_category_ids: Generated<number[]>;
    max_per_order: number | null;
    used: Generated<number>;
    active: Generated<boolean>;
    version: Generated<number>;
  };
  discount_product: {
    discount_id: number;
    product_id: number;
  };
  discount_category: {
    discount_id: number;
    category_id: number;
  };
  /** A color and size of a product with its stock; 0 if the product doesn't count by it. */
  product_variant: {
    product_id: number;
    color_id: Generated<number>;
    size_id: Generated<number>;
    stock: Generated<number>;
    sku: Generated<string>;
    barcode: Generated<string>;
  };
  stock_change: {
    id: Generated<number>;
    product_id: number;
    /** The variant, as in `product_variant`. */
    color_id: Generated<number>;
    size_id: Generated<number>;
    from_stock: number | null;
    to_stock: number | null;
    why: string;
    changed_by: string;
    changed_at: Generated<Date>;
  };
  product_change: {
    /** The id of the transaction. */
    changed_by: Generated<number>;
    product_id: number;
    changed_at: Generated<Date>;
  };
  product_words: {
    product_id: number;
    rules: number;
    name: string;
    about: string;
    traits: string;
    short: string;
    body: string;
  };
  search_miss: {
    day: string;
    language_id: number;
    term: string;
    times: Generated<number>;
    found: Generated<number>;
    /** 64 bits. */
    visitors: Generated<string>;
  };
  search_word: {
    word: string;
    uses: Generated<number>;
  };
}
