import { sql } from 'kysely';
import { paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { Operation } from '#contract/operation.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import type { Database } from '#database/schema.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';
import { demoLogins } from '../../support/running-shop.ts';
import { mailedCode } from '../../support/mails.ts';
import { newShopper, type Reply, shopApi, type Shopper } from '../../support/shop-api.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { wireTables } from '../tables/all-tables.ts';
import { formTables } from '../tables/forms.ts';
import { mugCart } from '../tables/other-tables.ts';
import type { RecordedResponse } from './record.ts';

const languages = ['en', 'ar'] as const;
const person = {
  FirstName: 'Sreyneang',
  LastName: 'Chea',
  MobileNo: '012345678',
  AddressLineOne: 'No. 12, Street 240',
  CityId: -999,
  StateProvinceId: -999,
  PostalCode: '12206',
  EmailAddress: 'sreyneang@example.com',
  CountryID: 1,
};
const page = {
  id: 1,
  version: 1,
  slug: 'terms',
  ...Object.fromEntries(
    ['title', 'body', 'meta_title', 'meta_description', 'keywords'].flatMap((name) => [
      [`${name}_en`, 'Terms'],
      [`${name}_km`, 'លក្ខខណ្ឌ'],
    ]),
  ),
  in_footer: true,
  at_checkout: true,
  position: 1,
  published: true,
};
const noPayment = '00000000-0000-4000-8000-000000000000';

/**
 * Sends all calls to the demo shop, in all forms of the tables, for all existing ids and from unauthorized
 * callers, always in the same order.
 */
export async function walk(db: Database): Promise<RecordedResponse[]> {
  const payments = await testPayments();
  payments.ofDatabase(db);
  const { app, post } = await shopApi(db, {}, payments.methods);
  const { handlers, byName } = await loadRegistry();
  const all: RecordedResponse[] = [];

  async function request(
    { name, path }: Pick<Operation, 'name' | 'path'>,
    form: string,
    parameters: object,
    who: Shopper | null = null,
    key = '',
  ): Promise<Reply> {
    const headers = {
      token: who?.token ?? '',
      userid: who ? String(who.customerId) : '',
      ...(key !== '' && { 'idempotency-key': key }),
    };
    const reply = await post(path, parameters, headers);
    all.push({ name, form, status: reply.envelope.statusCode, request: parameters, data: reply.data });
    return reply;
  }
  const call = (name: string, form: string, parameters: object, who: Shopper | null = null, key = '') =>
    request(byName.get(name)!.operation, form, parameters, who, key);

  const logIn = async ([Email, Password]: readonly [string, string]): Promise<Shopper> => {
    const { data, envelope } = await call('GET_USER_LOGIN', Email, { Email, Password });
    return { customerId: data[0].UserID, email: Email, token: envelope.token ?? '' };
  };
  const sokha = await logIn(demoLogins.sokha);
  const dara = await logIn(demoLogins.dara);

  // Sends a read call for all existing ids.
  const each = async (name: string, table: string, parameters: (id: number) => object, limit = 1000) => {
    const rows = await db
      .selectFrom(table as 'product')
      .select('id')
      .orderBy('id')
      .limit(limit)
      .execute();
    for (const { id } of rows)
      for (const languageCode of languages)
        await call(name, `${id} ${languageCode}`, { ...parameters(id), languageCode, recordValueJson: '[]' });
  };
  await each('GET_PRODUCT_DETAIL', 'product', (id) => ({ ProductId: String(id) }));
  await each('GET_PRODUCT_REVIEWS', 'product', (id) => ({ ProductId: String(id) }));
  await each('GET_PRODUCT_ALL_ATTRIBUTES_BY_ID', 'product', (id) => ({ ProductId: id }));
  await each('GET_RELATED_PRODUCTS_LIST', 'product', (id) => ({
    ProductId: String(id),
    PageNo: 1,
    PageSize: 20,
  }));
  await each('GET_WEB_CAMPAIGN_DETAIL', 'campaign', (id) => ({ CampaignId: String(id) }));
  // The demo shop has no pages of its own.
  await sql`insert into custom_page select * from jsonb_populate_record(null::custom_page, ${JSON.stringify(page)})`.execute(
    db,
  );
  await each('GET_CUSTOM_PAGE', 'custom_page', () => ({ Slug: page.slug }));
  // Only this country has states.
  await each('GET_STATES_PROVINCES_LIST', 'country', (id) => ({ CountryId: String(id) }), 12);
  await each('GET_CITIES_LIST', 'state_province', (id) => ({ StateProvinceId: String(id) }));
  await each('GET_COMMUNES_LIST', 'city', (id) => ({ CityId: String(id) }), 3);
  for (const languageCode of languages) {
    const inLanguage = async (name: string, form: string, parameters: object, who: Shopper | null = null) =>
      call(name, `${form} ${languageCode}`, { ...parameters, languageCode }, who);
    for (const name of [
      'GET_CUSTOM_PAGE_LIST',
      'GET_SHOP_SETTINGS',
      'GET_BEST_FACILITIES',
      'GET_PAYMENT_SETUP',
      'GET_FILTER_COUNTS',
    ])
      await inLanguage(name, 'all', {});
    for (const SearchTerm of ['mu', 'cermic', 'zzzz']) {
      await inLanguage('GET_FILTER_COUNTS', SearchTerm, { SearchTerm });
      await inLanguage('GET_SEARCH_SUGGESTIONS', SearchTerm, { SearchTerm });
    }
    for (const who of [sokha, dara]) {
      const orders = await inLanguage('GET_CUSTOMER_ORDER_HISTORY_MASTER', who.email, {}, who);
      for (const { OrderId } of orders.data) {
        const products = await inLanguage('GET_CUSTOMER_ORDER_HISTORY_DETAIL', OrderId, { OrderId }, who);
        await inLanguage('GET_ORDER_PROGRESS', OrderId, { OrderId }, who);
        for (const { OrderItemID } of products.data)
          await inLanguage('GET_DOWNLOAD_LINK', OrderItemID, { OrderItemID }, who);
      }
    }
  }

  // Sends each documented form as existing clients do, and read-only calls in both languages.
  for (const { forms, customersOnly, writes, ...table } of wireTables)
    for (const [form, parameters] of Object.entries(forms)) {
      const who = customersOnly ? sokha : null;
      await request(table, form, parameters, who);
      if (writes !== true)
        for (const languageCode of languages)
          await request(table, `${form}, ${languageCode}`, { ...parameters, languageCode }, who);
    }

  // A separate customer goes from signup to completed orders.
  const sealed = await call('PASSWORD_ENCRYPTION', 'a password', { Password: 'lotus tea 7' });
  await call('CREATE_VENDOR_REQUEST', 'a seller', { ...person, Password: sealed.data.Password });
  await call('SIGNUP_USER', 'a customer', { ...person, Password: 'lotus tea 7' });
  await call('SIGNUP_USER', 'the same again', { ...person, Password: 'lotus tea 7' });
  await call('VALIDATE_EMAIL_SEND_OTP', 'a customer', { Email: person.EmailAddress });
  const another = { Email: person.EmailAddress, Password: 'lotus tea 8', ConfirmPassword: 'lotus tea 8' };
  await call('VALIDATE_OTP_CHANGE_PASSWORD', 'another code', { ...another, Otp: '00000000' });
  const Otp = await mailedCode(db, person.EmailAddress, app.secret);
  await call('VALIDATE_OTP_CHANGE_PASSWORD', 'the code', { ...another, Otp });
  const buyer = await logIn([person.EmailAddress, another.Password]);
  await call('UPDATE_PROFILE', 'a buyer', person, buyer);
  const cart = { cartJsonData: mugCart, OrderNote: '', CouponCode: '' };
  const order = (
    form: string,
    PaymentMethod: number,
    more: object = {},
    key = `ordering-${form.replaceAll(' ', '-')}`,
  ) => call('POST_CUSTOMER_ORDER', form, { ...cart, PaymentMethod, ...more }, buyer, key);
  const begin = (form: string) =>
    call(
      'BEGIN_PAYMENT',
      form,
      { ...cart, PaymentMethod: paymentMethodIds.card },
      buyer,
      `beginning-${form.replaceAll(' ', '-')}`,
    );
  const cash = await order('on delivery', paymentMethodIds.cashOnDelivery);
  await order('on delivery, again', paymentMethodIds.cashOnDelivery, {}, 'ordering-on-delivery');
  await order('another total', paymentMethodIds.cashOnDelivery, { ExpectedTotal: 1 });
  await order('a card', paymentMethodIds.card, { paymentToken: token('approve') });
  await order('a card that is declined', paymentMethodIds.card, { paymentToken: token('decline') });
  await order('a wallet', paymentMethodIds.wallet);
  const transfer = await order('a transfer', transferMethodId);
  const begun = await begin('a card');
  const { PaymentKey = noPayment } = begun.data[0];
  await call('CONFIRM_PAYMENT', 'declined', { PaymentKey, Proof: token('decline') }, buyer);
  const third = await begin('a third card');
  await call(
    'CONFIRM_PAYMENT',
    'approved',
    { PaymentKey: third.data[0].PaymentKey ?? noPayment, Proof: token('approve') },
    buyer,
  );
  const other = await begin('another card');
  await call('CANCEL_PAYMENT', 'begun', { PaymentKey: other.data[0].PaymentKey ?? noPayment }, buyer);
  await call('CONFIRM_PAYMENT', 'given up', { PaymentKey: other.data[0].PaymentKey ?? noPayment }, buyer);
  const { OrderId } = cash.data[0];
  await call('GET_TRANSFER', 'waited for', { OrderId: transfer.data[0].OrderId ?? 0 }, buyer);
  await call('GET_TRANSFER', 'on delivery', { OrderId }, buyer);
  const instead = { OrderId: transfer.data[0].OrderId ?? 0 };
  await call('PAY_TRANSFER_BY_CODE', 'waited for', instead, buyer);
  await call('PAY_TRANSFER_BY_CODE', 'on delivery', { OrderId }, buyer);
  await call('GET_ORDER_PROGRESS', 'the newest', {}, buyer);
  await call('MAIL_ORDER_CONFIRMATION', 'on delivery', { OrderId }, buyer);
  await call('GET_JOB', 'on delivery', { OrderId }, buyer);
  await call('GET_JOB', 'none', { Code: 'x' });
  await call('TAKE_JOB_ACT', 'on delivery', { OrderId, Act: 'message', Message: 'A' }, buyer);
  await sql`
    update attribute_option a set asks_for = 'artwork' from order_item i, jsonb_array_elements(i.options) c
    where i.order_id = ${OrderId} and a.id = (c ->> 'optionId')::int and a.attribute_id = (c ->> 'attributeId')::int`.execute(
    db,
  );
  const prints = await call('GET_ORDER_PRINTS', 'on delivery', { OrderId }, buyer);
  const { OrderItemID = 0, ProductAttributeID = 0 } = prints.data[0] ?? {};
  const place = { OrderItemID, ProductAttributeID };
  const upload = await call('BEGIN_ARTWORK', 'on delivery', { ...place, Bytes: 9 }, buyer);
  const UploadId: string = upload.data[0]?.UploadId ?? noPayment;
  await call('SEND_ARTWORK', 'incomplete', { ...place, UploadId, FileName: 'a.png' }, buyer);
  const facts = {
    kind: 'png',
    pixels: { width: 1, height: 1 },
    colors: 1,
    background: 'none',
    missingFonts: [],
    pages: 1,
  };
  await sql`
    insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
    values (${UploadId}::uuid, ${buyer.customerId}, 'a.png', 'png', 9, sha256(''), ${JSON.stringify(facts)}::jsonb, 'none')`.execute(
    db,
  );
  await call('SEND_ARTWORK', 'on delivery', { ...place, UploadId, FileName: 'a.png' }, buyer);
  const Placement = { X: 0.5, Y: 0.5, Width: 0.5, Turn: 0 };
  await call('PLACE_ARTWORK', 'on delivery', { ...place, Placement }, buyer);
  await call('GET_ORDER_PRINTS', 'sent', { OrderId }, buyer);
  await call('GET_ARTWORK_LIBRARY', 'sent', {}, buyer);
  await sql`update attribute_option set asks_for = 'text' where asks_for = 'artwork'`.execute(db);
  await call('SEND_PRINT_TEXT', 'on delivery', { ...place, Text: 'A' }, buyer);
  await call('GET_DESIGNS', 'none', { DesignIDs: [noPayment] }, buyer);
  const text = { ProductId: 1, ProductAttributeID, Text: 'A' };
  const draft = await call('SEND_PRINT_TEXT', 'before ordering', text, buyer);
  await call('GET_DESIGNS', 'a text', { DesignIDs: [draft.data[0]?.DesignID ?? noPayment] }, buyer);
  const Details = { FirstName: 'A', LastName: 'B', AddressLineOne: 'C', OrderNote: 'D' };
  const plan = await call('PLAN_ORDER_DETAILS', 'on delivery', { OrderId, Details }, buyer);
  const { Version = 1, OrderTotal = 1 } = plan.data[0];
  await call('CHANGE_ORDER_DETAILS', 'on delivery', { OrderId, Version, OrderTotal, Details }, buyer);
  await call('CANCEL_ORDER', 'on delivery', { OrderId }, buyer);
  await call('GET_ORDER_PROGRESS', 'cancelled', { OrderId }, buyer);
  await call('GET_CUSTOMER_ORDER_HISTORY_MASTER', 'a buyer', {}, buyer);
  await call('GET_CUSTOMER_ORDER_HISTORY_DETAIL', 'cancelled', { OrderId }, buyer);
  // As after a delivery.
  await sql`update customer_order set status_id = 3 where id = ${OrderId}`.execute(db);
  const bought = await call('GET_CUSTOMER_ORDER_HISTORY_DETAIL', 'delivered', { OrderId }, buyer);
  const Items = [{ OrderItemID: bought.data[0]?.OrderItemID ?? 0, Quantity: 1 }];
  await call('REPORT_ORDER_PROBLEM', 'delivered', { OrderId, Items, Reason: 'damaged' }, buyer);
  await call('GET_ORDER_REPORTS', 'delivered', { OrderId }, buyer);
  const listed = [{ ProductId: 1, Quantity: 2 }];
  const share = await call('CREATE_WISHLIST_SHARE', 'a list', { Items: listed });
  await call('GET_WISHLIST_SHARE', 'a list', { ShareCode: share.data[0].ShareCode ?? '' });
  await call('GET_WISHLIST_SHARE', 'none', { ShareCode: 'x' });
  await call('CREATE_SAMPLE_REQUEST', 'a list', {
    FullName: 'A',
    PhoneNumber: '012345678',
    Email: '',
    WantedDate: '',
    Note: '',
    Items: listed,
  });
  const Lines = [
    {
      List: 'cart',
      ProductId: 1,
      Quantity: 2,
      Choices: [{ ProductAttributeID: 1, PrimaryKeyValue: 1 }],
      ChangedAt: Date.now(),
    },
  ];
  await call('SYNC_CUSTOMER_LISTS', 'lines', { Lines }, buyer);
  await call('SYNC_CUSTOMER_LISTS', 'another browser', { Lines: [] }, buyer);
  const address = {
    AddressID: '',
    Label: 'Office',
    AddressLineOne: 'B',
    StateProvinceId: '-999',
    CityId: '',
    PostalCode: '',
  };
  await call('SAVE_CUSTOMER_ADDRESS', 'a new one', address, buyer);
  await call('SAVE_CUSTOMER_ADDRESS', 'without a street', { ...address, AddressLineOne: '' }, buyer);
  const addresses = await call('GET_CUSTOMER_ADDRESSES', 'all', {}, buyer);
  await call('GET_CUSTOMER_COMPANY', 'none', {}, buyer);
  const { AddressID } = addresses.data.at(-1);
  await call('USE_CUSTOMER_ADDRESS', 'one', { AddressID }, buyer);
  await call('REMOVE_CUSTOMER_ADDRESS', 'one', { AddressID }, buyer);
  await call('GET_EMAIL_STATE', 'a buyer', {}, buyer);
  const PhoneNumber = '012 345 678';
  await call('SEND_PHONE_CODE', 'a number', { PhoneNumber });
  await call('LOGIN_BY_PHONE', 'another code', { PhoneNumber, Otp: '00000000' });
  const sentCode = await mailedCode(db, '+85512345678', app.secret);
  await call('LOGIN_BY_PHONE', 'the code', { PhoneNumber, Otp: sentCode });
  const added = { PhoneNumber: '012 345 679' };
  await call('SEND_PHONE_CODE', 'to add it', added);
  await call('ADD_PHONE_NUMBER', 'another code', { ...added, Otp: '00000000' }, buyer);
  const addCode = await mailedCode(db, '+85512345679', app.secret);
  await call('ADD_PHONE_NUMBER', 'the code', { ...added, Otp: addCode }, buyer);
  await call('REMOVE_PHONE_NUMBER', 'the one that was added', {}, buyer);
  await call('SEND_EMAIL_CONFIRMATION', 'a buyer', {}, buyer);
  const soldOut = await db
    .selectFrom('product')
    .select('id')
    .where('stock', '=', 0)
    .where('published', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  await call('ASK_STOCK_NOTICE', 'sold out', { ProductId: soldOut?.id ?? 0, Email: 'a@example.com' });
  await call('GET_CUSTOMER_SESSIONS', 'a buyer', {}, buyer);
  const password_hash = await hashPassword('blue elephant 7');
  await db.updateTable('customer').set({ password_hash }).where('id', '=', buyer.customerId).execute();
  const next = { Password: 'green turtle 9', ConfirmPassword: 'green turtle 9' };
  await call('CHANGE_PASSWORD', 'a wrong one', { ...next, PresentPassword: 'not the one' }, buyer);
  await call('CHANGE_PASSWORD', 'the right one', { ...next, PresentPassword: 'blue elephant 7' }, buyer);
  await call('CONFIRM_PASSWORD', 'the right one', { PresentPassword: next.Password }, buyer);
  await call('REQUEST_PERSONAL_DATA', 'a copy', { Kind: 'copy' }, buyer);
  await call('END_CUSTOMER_SESSIONS', 'all others', {}, buyer);
  await call('LOGOUT', 'a buyer', {}, buyer);

  // Sends refused requests: empty input, unauthorized callers, and each invalid form field.
  for (const { operation } of handlers) {
    await request(operation, 'nothing', {});
    await request(operation, 'nothing, a customer', {}, await newShopper(db));
  }
  for (const { form, path, customersOnly, honest, fields } of formTables) {
    const { operation } = handlers.find((handler) => handler.operation.path === path)!;
    for (const [field, { max }] of Object.entries(fields)) {
      const who = customersOnly ? sokha : null;
      await request(operation, `${form}: no ${field}`, { ...honest, [field]: '' }, who);
      if (max !== undefined)
        await request(operation, `${form}: long ${field}`, { ...honest, [field]: 'x'.repeat(max + 1) }, who);
    }
  }
  return all;
}
