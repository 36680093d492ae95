import { randomUUID } from 'node:crypto';
import type { Input, Operation } from '#contract/operation.ts';
import { changeMe } from '#contract/operations/office/account/change-me.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { createImport } from '#contract/operations/office/imports/create-import.ts';
import { getImport } from '#contract/operations/office/imports/get-import.ts';
import { writeInquiryMessage } from '#contract/operations/office/inbox/write-inquiry-message.ts';
import { beginUpload } from '#contract/operations/office/pictures/begin-upload.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listLabels } from '#contract/operations/office/records/list-labels.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import {
  type FieldInput,
  type RecordKind,
  recordPermissions,
} from '#contract/operations/office/records/record-types.ts';
import { inviteStaff } from '#contract/operations/office/staff/invite-staff.ts';
import { saveRole } from '#contract/operations/office/staff/save-role.ts';
import { saveView } from '#contract/operations/office/views/save-view.ts';
import { type ViewScreen, viewPermissions } from '#contract/operations/office/views/view-types.ts';
import type { Database } from '#database/schema.ts';
import type { PlacedOrders } from '../../support/office-places.ts';
import { changeSettings } from '#shop/content/content.ts';
import { until } from '../until.ts';
import { type Answer, hostileConnections } from './hostile-connections.ts';
import { type HostileField, HostileTexts, hostileValue } from './hostile-fields.ts';
import { hostileCustomer, hostileOrders } from './hostile-orders.ts';

// A staff member fills every text field with payloads, through the calls of the office's own pages.

const attemptKey = () => randomUUID().replaceAll('-', '');

/** The fields written, the places that show them, and the fields that accepted no payload. */
export interface Written {
  fields: HostileField[];
  refused: string[];
  /** The order numbers of a hostile customer. */
  orders: PlacedOrders;
  customerId: number;
  /** A hostile message in the inbox. */
  inquiryId: number;
  /** Removes the connections again. */
  disconnect: () => Promise<void>;
}

/** A review of the demo shop, whose note and answer the office shows. */
const hiddenReview = 1;

/** Fields filled last, because the payload of each field depends on the number before it. */
const metaTexts = ['metaTitle', 'metaDescription'];
const lateFields: Partial<Record<RecordKind, readonly string[]>> = {
  pages: ['topLinks', 'footerLinks'],
  campaign: metaTexts,
  category: metaTexts,
};

export async function hostileStaff(db: Database, url: string, cookie: string): Promise<Written> {
  await changeSettings(db, { companies: true }, 'system');
  const texts = new HostileTexts();
  const refused: string[] = [];

  async function send<Op extends Operation>({ path }: Op, input: Input<Op>): Promise<Answer> {
    const headers = { 'content-type': 'application/json', cookie, 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${url}/office/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    const { data } = (await response.json()) as { data: unknown };
    return { status: response.status, data };
  }
  /**
   * Makes a call.
   * @throws when it is refused
   */
  async function done<Op extends Operation>(operation: Op, input: Input<Op>): Promise<Answer['data']> {
    const { status, data } = await send(operation, input);
    if (status !== 200)
      throw new Error(`${operation.name}: ${status} ${JSON.stringify([input, data]).slice(0, 600)}`);
    return data;
  }

  /** Fills fields of one record with an unused payload each, or if that doesn't fit, a short one. */
  async function record(kind: RecordKind, isLate = false): Promise<void> {
    const fixedIds = (await fixedIdsOf(kind)) ?? null;
    const { records, fields, blank } = await done(getRecords, { kind, ids: fixedIds });
    if (records.length === 0 && blank === null) return;
    const page = { slug: 'new', title: { en: 'New', km: 'ថ្មី' }, body: { en: 'New', km: 'ថ្មី' } };
    const starts = {
      redirect: { fromPath: '/old' },
      replyTemplate: { name: 'New' },
      webhookEndpoint: { address: 'https://hooks.example.com/new' },
      customPage: { ...page, published: true, atCheckout: true },
    };
    const named = {
      ...blank,
      ...(kind in starts ? starts[kind as keyof typeof starts] : { name: { en: 'New', km: 'ថ្មី' } }),
    };
    const created =
      records.length === 0 && (await done(changeRecord, { kind, id: null, version: null, fields: named }));
    const ids = created ? [created.id] : fixedIds;
    for (const [name, input] of Object.entries(fields)) {
      if ((input as FieldInput).isReadOnly || isLate !== (lateFields[kind]?.includes(name) ?? false))
        continue;
      for (const isShort of [false, true]) {
        const marks: HostileField[] = [];
        const value = hostileValue(
          input as never,
          (max) => {
            const { text, mark } = texts.next(max || 60, isShort);
            marks.push({ what: `${kind} ${name}`, mark });
            return max === 0 ? mark : text;
          },
          name,
          isShort,
        );
        if (value === undefined) break;
        const [{ id, version }] = (await done(getRecords, { kind, ids })).records;
        const answer = await send(changeRecord, { kind, id, version, fields: { [name]: value } });
        if (answer.status === 200) {
          texts.fields.push(...marks);
          break;
        }
        if (isShort) refused.push(`${kind} ${name}`);
      }
    }
  }

  const fixedIdsOf = async (kind: RecordKind) =>
    kind === 'label'
      ? [await anyLabel()]
      : { review: [hiddenReview], customer: [customerId] }[kind as 'review' | 'customer'];
  /** A visitor's message, with a note and a reply. */
  async function inbox(): Promise<number> {
    const email = 'hostile@visitor.example';
    await db
      .insertInto('contact_message')
      .values({
        full_name: texts.of('message name', 200),
        email,
        subject: texts.of('message subject', 150),
        message: texts.of('message text', 2000),
      })
      .execute();
    const { id } = (await done(listRecords, { kind: 'inquiry', find: email })).records[0];
    for (const kind of ['note', 'reply'] as const)
      await done(writeInquiryMessage, {
        id,
        key: randomUUID(),
        kind,
        text: texts.of(`${kind} in the inbox`, 4000),
        after: 0,
      });
    return id;
  }

  /** A file of which no row is right, with unknown columns. */
  async function importedFile(): Promise<void> {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const header = `sku,price,${quoted(texts.of('unknown column of a file', 200))}`;
    const row = [texts.of('SKU in a file', 60), texts.of('price in a file', 200), 'x'].map(quoted);
    const file = `${header}\n${row.join(',')}\n`;
    const fileName = `${texts.of('name of a file', 190)}.csv`;
    const bytes = Buffer.byteLength(file);
    const { id: sent } = await done(beginUpload, { use: 'import', fileName, bytes });
    const headers = { 'content-type': 'application/octet-stream', cookie, 'sec-fetch-site': 'same-origin' };
    await fetch(`${url}/office/uploads/${sent}/0`, { method: 'PUT', headers, body: file });
    const { id } = await done(createImport, { upload: sent });
    await until('the file is checked', async () => (await done(getImport, { id })).state === 'ready');
  }

  const anyLabel = async (): Promise<string> =>
    (await done(listLabels, { find: 'Add to cart' })).labels[0].id;

  async function product(): Promise<void> {
    const productFields = [
      'name',
      'shortDescription',
      'fullDescription',
      'metaTitle',
      'metaDescription',
      'metaKeywords',
    ];
    const inOne = (lang: string) =>
      Object.fromEntries(productFields.map((field) => [field, texts.of(`product ${field} ${lang}`, 160)]));
    const { product: before } = await done(getProduct, { id: 1 });
    const pictures = before.pictures.map((each: object, at: number) => ({
      ...each,
      ...(at === 0 && {
        alt: { en: texts.of('picture in words'), ar: texts.of('picture in words, Khmer') },
      }),
    }));
    const fields = { texts: { en: inOne('en'), ar: inOne('ar') }, pictures };
    await done(changeProduct, { id: 1, version: before.version, fields });
    for (const name of ['sku', 'shippingDays']) {
      const { product: now } = await done(getProduct, { id: 1 });
      const { text, mark } = texts.next(name === 'sku' ? 60 : 28);
      const { status } = await send(changeProduct, { id: 1, version: now.version, fields: { [name]: text } });
      if (status === 200) texts.fields.push({ what: `product ${name}`, mark });
      else refused.push(`product ${name}`);
    }
  }

  async function staff(): Promise<void> {
    const { id } = await done(saveRole, {
      role: null,
      name: texts.of('role name', 60),
      permissions: ['orders.read'],
    });
    await done(inviteStaff, {
      email: 'hostile@example.com',
      name: texts.of('staff name', 100),
      roleId: id,
      language: 'en',
    });
    const { me } = await done(getMe, {});
    await done(changeMe, { version: me.version, name: texts.of('own name', 100) });
    for (const screen of Object.keys(viewPermissions) as ViewScreen[])
      await done(saveView, {
        screen,
        key: attemptKey(),
        name: texts.of(`saved view of ${screen}`, 60),
        query: '',
        isShared: true,
      });
    await done(beginUpload, { use: 'product', fileName: texts.next(100).text, bytes: 9 });
  }

  // Only a hidden review keeps a note.
  const why = { state: 'hidden', reason: 'other', reasonNote: 'Hostile' };
  await done(changeRecord, { kind: 'review', id: hiddenReview, version: null, fields: why });
  const customerId = await hostileCustomer({ done }, texts);
  const kinds = Object.keys(recordPermissions) as RecordKind[];
  const last = new Set<RecordKind>(['replyTemplate', 'customPage', 'festival']);
  for (const kind of kinds) if (!last.has(kind)) await record(kind);
  await product();
  const orders = await hostileOrders(db, { done }, texts, customerId);
  await staff();
  const disconnect = await hostileConnections(db, { send, done }, { texts, refused });
  // Last, because the payload of each field depends on the number before it.
  await record('replyTemplate');
  await record('customPage');
  await record('festival');
  for (const kind of Object.keys(lateFields) as RecordKind[]) await record(kind, true);
  const inquiryId = await inbox();
  await importedFile();
  return { disconnect, fields: texts.fields, refused, inquiryId, customerId, orders };
}
