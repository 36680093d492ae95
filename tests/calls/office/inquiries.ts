import { beforeEach, expect } from 'vitest';
import { getInquiry } from '#contract/operations/office/inbox/get-inquiry.ts';
import { writeInquiryMessage } from '#contract/operations/office/inbox/write-inquiry-message.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { createSampleRequest } from '#contract/operations/samples/create-sample-request.ts';
import { createVendorRequest } from '#contract/operations/sellers/create-vendor-request.ts';
import { passwordEncryption } from '#contract/operations/sellers/password-encryption.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { emptyTables, testShop } from '#tests/support/test-shop.ts';

export const sellerPassword = 'blue elephant 7';

/** A shop with an empty inbox at the start of each test, two sales people and an editor. */
export async function shopWithInbox() {
  const shop = await testShop(['catalogue', 'places']);
  const { db, request, query } = shop;
  const { request: office, inside } = officeOf(shop);
  const [owner, sales, colleague] = [await inside(1), await inside(2), await inside(2)];
  const [editor, books] = [await inside(4), await inside(5)];
  let since = await auditedSince(db);
  beforeEach(async () => {
    await emptyTables(
      db,
      'outbox_mail rate_window contact_message sample_request seller_request customer subscriber stock_notice',
    );
    since = await auditedSince(db);
  });
  /** Returns the audit events of this test whose names begin so. */
  const events = async (begin: string) => (await since()).filter(({ event }) => event.startsWith(begin));

  const lastId = async (): Promise<number> => {
    const [{ id }] = await query`select id from inquiry order by id desc limit 1`;
    return id;
  };
  /** Each stores a request as a shopper does, and returns its id in the inbox. */
  const add = {
    async message(fields: object = {}): Promise<number> {
      await request(contactUs, {
        FullName: 'Bopha Keo',
        Email: 'bopha@example.com',
        PhoneNumber: '012 345 678',
        Subject: 'Mugs',
        Message: 'How many\nmugs?',
        ...fields,
      });
      return lastId();
    },
    async samples(fields: object = {}): Promise<number> {
      await request(createSampleRequest, {
        FullName: 'Dara Sok',
        PhoneNumber: '098 765 432',
        Email: 'dara@example.com',
        WantedDate: '',
        Note: '',
        Items: [{ ProductId: '1', Quantity: 2, SizeId: 1, ColorId: 2 }],
        ...fields,
      });
      return lastId();
    },
    async seller(EmailAddress = 'vanna@example.com'): Promise<number> {
      const { data } = await request(passwordEncryption, { Password: sellerPassword });
      await request(createVendorRequest, {
        FirstName: 'Vanna',
        LastName: 'Chea',
        EmailAddress,
        Password: data.Password,
        MobileNo: '',
        AddressLineOne: 'House 7',
        CityId: '1',
        StateProvinceId: '1',
        PostalCode: '',
        CountryID: '1',
      });
      return lastId();
    },
  };

  const open = async (id: number, by = sales) =>
    (await office(getInquiry, { id, language: 'en' }, by.cookie)).data;
  const write = (id: number, fields: object = {}, by = sales) =>
    office(
      writeInquiryMessage,
      { id, key: crypto.randomUUID(), kind: 'reply', text: 'As many as you like.', after: 0, ...fields },
      by.cookie,
    );
  const change = (id: number, fields: object, by = sales) =>
    office(changeRecord, { kind: 'inquiry', id, version: null, fields }, by.cookie);
  const list = async (filter: object = {}, by = sales) => {
    const { status, data } = await office(listRecords, { kind: 'inquiry', ...filter }, by.cookie);
    expect(status).toBe(200);
    return data as {
      records: { id: number; version: number; fields: Record<string, unknown> }[];
      found: number;
      views: Record<string, number>;
    };
  };
  return { ...shop, office, owner, books, sales, colleague, editor, add, events, open, write, change, list };
}
