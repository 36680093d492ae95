import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface PaymentTables {
  payment: {
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
    /** The balance that it was made for. */
    rest_id: number | null;
  };
  payment_code: {
    payment_id: number;
    text: string;
    currency: string;
    amount_minor: number;
    app_link: Generated<string>;
    expires_at: Date;
    asked_at: Date | null;
  };
  connection: {
    name: string;
    sealed: Buffer;
    version: Generated<number>;
    changed_at: Generated<Date>;
    changed_by: string;
  };
  provider_token: {
    place: string;
    sealed: Buffer | null;
    renewed_at: Date | null;
    tried_at: Date | null;
  };
  stray_money: {
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
    same_as: number | null;
  };
  payment_event: {
    id: Generated<number>;
    payment_id: number;
    at: Generated<Date>;
    from_state: string | null;
    to_state: string;
    source: string;
    detail: Generated<string>;
  };
  refund: {
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
    /** What the shop retains of the order when it refunds the rest. */
    retained_cents: Generated<number>;
    /** The part of the refund that only lowered what was due, so that no money was returned. */
    off_balance_cents: Generated<number>;
  };
  refund_line: {
    refund_id: number;
    order_item_id: number;
    /** 0 for a line without cells. */
    cell: Generated<number>;
    quantity: number;
    cents: number | null;
    /** How many of its pieces had left. */
    left_quantity: Generated<number>;
    restocked: Generated<boolean>;
  };
  bank_reference: {
    direction: string;
    normal: string;
    payment_id: number;
    refund_id: number | null;
    account: string | null;
    seen_on: string | null;
  };
  transfer_slip: {
    id: Generated<number>;
    payment_id: number;
    file: string;
    bytes: number;
    added_at: Generated<Date>;
    refused_at: Date | null;
    refused_by: string | null;
  };
  provider_event: {
    provider: string;
    event_id: string;
    kind: string;
    payment_id: number | null;
    received_at: Generated<Date>;
  };
  ledger_entry: {
    id: Generated<number>;
    at: Generated<Date>;
    payment_id: number;
    refund_id: number | null;
    amount_cents: number;
    part: Generated<number>;
  };
  payment_report: {
    day: string;
    provider: string;
    started_at: Generated<Date>;
    finished_at: Date | null;
    charges: number | null;
    differences: Json | null;
    of_others: Generated<number>;
  };
  tax_counter: {
    kind: string;
    year: number;
    last: number;
  };
  tax_document: {
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
    riel_rate_at: Date | null;
    seller: Json;
    buyer: Generated<Json>;
    refund_id: number | null;
    part: Generated<string>;
  };
}
