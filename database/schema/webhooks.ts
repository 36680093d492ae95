import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface WebhookTables {
  changed_row: {
    kind: string;
    row_id: number;
    /** The transaction that changed it, a 64-bit number as text. */
    at_xid: Generated<string>;
  };
  webhook_endpoint: {
    id: Generated<number>;
    version: Generated<number>;
    address: string;
    note: Generated<string>;
    events: Generated<string[]>;
    is_on: Generated<boolean>;
    /** Null until staff create one. */
    secret: Buffer | null;
    /** Computed from `secret`. */
    has_secret: Generated<boolean>;
    former_secret: Buffer | null;
    secret_at: Date | null;
    /** The first failure since the last delivery. */
    failing_since: Date | null;
    /** Why the shop switched it off; null if it didn't. */
    off_why: string | null;
    last_at: Date | null;
    last_code: number | null;
    last_error: string | null;
  };
  webhook_delivery: {
    id: Generated<number>;
    version: Generated<number>;
    endpoint_id: number;
    address: string;
    event_id: string;
    event: string;
    subject: string;
    data: Json;
    happened_at: Generated<Date>;
    created_at: Generated<Date>;
    state: Generated<string>;
    due_since: Generated<Date>;
    /** Null once it has ended. */
    next_try_at: Generated<Date | null>;
    claimed: Generated<boolean>;
    tries: Generated<number>;
    ended_at: Date | null;
    code: number | null;
    duration_ms: number | null;
    error: string | null;
    response: Generated<string>;
  };
}
