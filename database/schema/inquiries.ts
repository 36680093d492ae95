import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface InquiryTables {
  contact_message: {
    id: Generated<number>;
    full_name: string;
    email: string;
    phone: Generated<string>;
    subject: string;
    message: string;
    language_id: Generated<number>;
    customer_id: number | null;
    created_at: Generated<Date>;
    order_id: number | null;
    report: Json | null;
  };
  report_photo: {
    id: Generated<number>;
    message_id: number | null;
    file: string;
    bytes: number;
    added_at: Generated<Date>;
  };
  inquiry: {
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
  };
  inquiry_message: {
    id: Generated<number>;
    inquiry_id: number;
    kind: string;
    staff_id: number | null;
    key: Generated<string>;
    text: string;
    mail_id: number | null;
    written_at: Generated<Date>;
  };
  reply_template: {
    id: Generated<number>;
    version: Generated<number>;
    name: string;
    body_en: Generated<string>;
    body_km: Generated<string>;
    created_at: Generated<Date>;
  };
  seller_request: {
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
  };
  sealed_password: {
    nonce: Buffer;
    opened_at: Generated<Date>;
  };
  sample_request: {
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
  };
  sample_request_item: {
    request_id: number;
    position: number;
    product_id: number;
    name_en: string;
    name_km: string | null;
    picture: Generated<string>;
    size_id: number | null;
    color_id: number | null;
    quantity: number;
  };
}
