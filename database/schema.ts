import type { Kysely } from 'kysely';
import type { ChatTables } from './schema/chats.ts';
import type { ContentTables } from './schema/content.ts';
import type { CustomerTables } from './schema/customers.ts';
import type { ImportTables } from './schema/imports.ts';
import type { InquiryTables } from './schema/inquiries.ts';
import type { OrderTables } from './schema/orders.ts';
import type { PaymentTables } from './schema/payments.ts';
import type { ProductTables } from './schema/products.ts';
import type { StaffTables } from './schema/staff.ts';
import type { TermTables } from './schema/terms.ts';
import type { WebhookTables } from './schema/webhooks.ts';

/**
 * The tables of baseline/ and migrations/ with their row types, by area in schema/. tests/start/row-types.test.ts compares them with
 * the migrated database. Money is in integer cents; times are Date (UTC).
 */
export interface Schema
  extends
    ChatTables,
    ContentTables,
    CustomerTables,
    ImportTables,
    InquiryTables,
    OrderTables,
    PaymentTables,
    ProductTables,
    StaffTables,
    TermTables,
    WebhookTables {}

/** The Kysely type of the shop's database. */
export type Database = Kysely<Schema>;
