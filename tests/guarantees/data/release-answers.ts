import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { getCustomerAddresses } from '#contract/operations/accounts/get-customer-addresses.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { listViews } from '#contract/operations/office/views/list-views.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import type { Operation } from '#contract/operation.ts';
import { resources } from '#contract/resources/resources.ts';
import { caller, demoLogins, logInBy, type Visitor } from '../../support/running-shop.ts';
import { again } from '../asking.ts';
import { whiteMug } from '../shop-pair.ts';

/**
 * Asks the office of a running shop. Returns null if it doesn't know the call, or refuses it.
 * @throws when it fails
 */
// oxlint-disable-next-line typescript/no-explicit-any -- its callers say what they expect
export type AskOffice = (operation: Operation, input: object) => Promise<any>;

export const officeAt =
  (url: string, cookie: string): AskOffice =>
  async ({ path }, input) => {
    // The office uses a host name, because passkeys don't work with an IP address.
    const origin = url.replace('127.0.0.1', 'localhost');
    const response = await again(() =>
      fetch(`${origin}/office/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify(input),
      }),
    );
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${path}: ${text}`);
    return response.ok ? (JSON.parse(text) as { data: unknown }).data : null;
  };

/** A text that staff replaced, by entity id and key. */
export const replacedLabel = '64.welcome';

/**
 * Returns what a shop answers about catalog, carts, orders, accounts, lists and money, by question. Times are left out,
 * because the rows of a stored release become younger with each test (stored-release.ts).
 */
export async function answersOf(url: string, cookie: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const request = caller(url);
  const office = officeAt(url, cookie);
  const note = (question: string, answer: unknown) => {
    answers[question] = withoutTimes(answer);
  };
  const ask = async (question: string, { path }: Operation, parameters: object, as?: Visitor) => {
    const { data } = await again(() => request(path, parameters, { as }));
    note(question, data);
    return data;
  };
  const askOffice = async (question: string, operation: Operation, input: object) => {
    const data = await office(operation, input);
    // A call or kind that an earlier release didn't know isn't compared.
    if (data !== null) note(question, data);
    return data;
  };

  for (const languageCode of ['en', 'ar']) {
    const all = { PageNo: 1, PageSize: 100, languageCode };
    const products = await ask(`products, ${languageCode}`, getAllProducts, all);
    await ask(`categories, ${languageCode}`, getCategoriesList, { languageCode });
    await ask(`texts, ${languageCode}`, getLocalization, {
      entityId: Number.parseInt(replacedLabel, 10),
      languageCode,
    });
    for (const { ProductId } of products as { ProductId: number }[]) {
      await ask(`product ${ProductId}, ${languageCode}`, getProductDetail, { ProductId, languageCode });
      if (languageCode === 'ar') continue;
      await ask(`options of product ${ProductId}`, getProductAllAttributesById, { ProductId });
      await ask(`reviews of product ${ProductId}`, getProductReviews, { ProductId });
    }
  }
  for (const quantity of [1, 30])
    await ask(`a cart of ${quantity}`, getCustomerCartItems, {
      cartJsonData: JSON.stringify([whiteMug(quantity)]),
    });

  for (const [name, [Email, Password]] of Object.entries(demoLogins)) {
    const as = await logInBy(request)(Email, Password);
    await ask(`login of ${name}`, getUserLogin, { Email, Password });
    await ask(`addresses of ${name}`, getCustomerAddresses, {}, as);
    const { UserID } = as;
    const orders = await ask(`orders of ${name}`, getCustomerOrderHistoryMaster, { UserID }, as);
    for (const { OrderId, OrderNumber } of orders as { OrderId: number; OrderNumber: string }[])
      await ask(`items of ${OrderNumber}`, getCustomerOrderHistoryDetail, { OrderId }, as);
  }

  const { orders } = (await askOffice('office: orders', listOrders, { limit: 200 })) as {
    orders: { number: string }[];
  };
  for (const { number } of orders) {
    await askOffice(`office: order ${number}`, getOrder, { number });
    await askOffice(`office: refundable of ${number}`, getRefundable, { number });
  }
  await askOffice('office: products', listProducts, {});
  await askOffice('office: awaited payments', listPendingPayments, {});
  for (const kind of Object.keys(resources)) await askOffice(`office: ${kind}`, listRecords, { kind });
  for (const screen of ['orders', 'products', 'money', 'audit'])
    await askOffice(`office: views of ${screen}`, listViews, { screen });
  await askOffice('office: replaced text', getRecords, { kind: 'label', ids: [replacedLabel] });
  return answers;
}

const isTime = (text: string) => /^(?:\d{4}-\d\d(?:-\d\d(?:T[\d:.]+Z)?)?|\d\d-\d\d-\d{4})$/u.test(text);
/** Returns an answer without days, months, times and tokens. */
export const withoutTimes = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      key === 'token' || key === 'Token' || (typeof value === 'string' && isTime(value)) ? undefined : value,
    ),
  );
