import type { Generated } from 'kysely';
import type { Json, JsonByDefault } from './json.ts';

export interface CustomerTables {
  customer: {
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
    deposit_percent: number | null;
    /** The days within which they pay for orders on account, and how much may be open; null: they pay at once. */
    terms_days: number | null;
    credit_limit_cents: number | null;
  };
  customer_note: {
    id: Generated<number>;
    customer_id: number;
    staff_id: number;
    key: string;
    text: string;
    written_at: Generated<Date>;
    imported: Generated<boolean>;
  };
  customer_request: {
    id: Generated<number>;
    customer_id: number;
    kind: string;
    requested_at: Generated<Date>;
    handled_at: Date | null;
    handled_by: number | null;
  };
  customer_merge: {
    id: Generated<number>;
    target_id: number;
    merged_id: number;
    moved: Json;
    merged_by: number;
    merged_at: Generated<Date>;
    undone_at: Date | null;
  };
  session: {
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
  };
  customer_address: {
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
  };
  customer_list_line: {
    customer_id: number;
    list: string;
    product_id: number;
    quantity: number;
    choices: JsonByDefault;
    changed_at: Date;
    details: JsonByDefault;
    design_id: string | null;
  };
  stock_notice: {
    id: Generated<number>;
    product_id: number;
    /** Color and size of each variant still waited for; empty for the product. */
    choices: JsonByDefault;
    email: string;
    language_id: number;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
    told_at: Date | null;
  };
  subscriber: {
    id: Generated<number>;
    email: string;
    language_id: Generated<number>;
    subscribed_at: Generated<Date>;
    unsubscribed_at: Date | null;
    version: Generated<number>;
    source: Generated<string>;
    ended_by: string | null;
    proof: string | null;
  };
  one_time_code: {
    id: Generated<number>;
    email: string;
    customer_id: number | null;
    code_hmac: Buffer;
    asker_hash: Generated<Buffer>;
    tries: Generated<number>;
    created_at: Generated<Date>;
    expires_at: Generated<Date>;
    used_at: Date | null;
  };
  known_browser: {
    customer_id: number;
    browser_hash: Buffer;
    last_login_at: Generated<Date>;
  };
  wishlist_share: {
    code: string;
    created_at: Generated<Date>;
    expires_at: Generated<Date>;
  };
  wishlist_share_item: {
    code: string;
    position: number;
    product_id: number;
    size_id: number | null;
    color_id: number | null;
    quantity: number;
  };
}
