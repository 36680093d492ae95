import type { Generated } from 'kysely';
import type { Json, JsonByDefault } from './json.ts';

export interface StaffTables {
  record_change: {
    id: Generated<number>;
    kind: string;
    thing: string;
    version: number;
    state: string;
    fields: Json;
    changed_by: string;
    changed_at: Generated<Date>;
    bulk_id: number | null;
  };
  record_bulk: {
    id: Generated<number>;
    kind: string;
    change: Json;
    changed_by: string;
    changed_at: Generated<Date>;
  };
  first_owner_link: {
    token_hash: Buffer;
    until: Date;
  };
  audit_entry: {
    id: Generated<number>;
    at: Generated<Date>;
    event: string;
    actor: string;
    detail: JsonByDefault;
    device: string | null;
    key_id: number | null;
  };
  audit_field: {
    field: string;
    at: Date;
    entry_id: number;
  };
  rate_window: {
    key: string;
    window_start: Date;
    hits: Generated<number>;
  };
  staff_role: {
    id: Generated<number>;
    name: string;
    permissions: string[] | null;
    version: Generated<number>;
  };
  staff: {
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
  };
  upload: {
    id: Generated<string>;
    staff_id: number | null;
    customer_id: number | null;
    use: string;
    file_name: string;
    bytes: number;
    parts: Generated<number[]>;
    received: Generated<number>;
    stored: string | null;
    is_used: Generated<boolean>;
    created_at: Generated<Date>;
  };
  staff_session: {
    token_hash: Buffer;
    id: Generated<number>;
    staff_id: number;
    browser: string;
    system: string;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
    second_factor_at: Date | null;
    ended_at: Date | null;
  };
  api_key: {
    id: Generated<number>;
    name: string;
    staff_id: number;
    key_hash: Buffer;
    last_four: string;
    permissions: string[];
    addresses: Generated<string[]>;
    created_at: Generated<Date>;
    expires_at: Date | null;
    last_used_at: Date | null;
    ended_at: Date | null;
    ended_by: number | null;
  };
  staff_invitation: {
    id: Generated<number>;
    staff_id: number;
    until: Date;
    used_at: Date | null;
  };
  staff_passkey: {
    id: string;
    staff_id: number;
    name: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    created_at: Generated<Date>;
    last_used_at: Date | null;
  };
  staff_challenge: {
    challenge: string;
    staff_id: number | null;
    until: Date;
  };
  staff_view: {
    id: Generated<number>;
    screen: string;
    name: string;
    query: string;
    made_by: number;
    shared: Generated<boolean>;
    key: string;
    removed_at: Date | null;
    version: Generated<number>;
  };
  staff_start: {
    staff_id: number;
    screen: string;
    view_id: number;
  };
  /** A saved view of the reports that is emailed to a member of staff. */
  report_mail: {
    view_id: number;
    staff_id: number;
    every: string;
    next_on: string;
  };
  staff_recovery_code: {
    staff_id: number;
    code_hash: Buffer;
  };
}
