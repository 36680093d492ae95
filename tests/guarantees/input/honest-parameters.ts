import type { Operation } from '#contract/operation.ts';
import { wireTables } from '../../conformance/tables/all-tables.ts';

export type Parameters = Readonly<Record<string, unknown>>;

/**
 * Products of the demo shop that can be ordered or reviewed without changing the answers that honest clients
 * get.
 */
export interface Background {
  /** A product for sale, with untracked stock and without options. */
  product: number;
  /** An id that no product has. */
  missing: number;
}

const person = {
  FirstName: 'A',
  LastName: 'B',
  AddressLineOne: 'C',
  MobileNo: '',
  PostalCode: '',
  CityId: '',
  StateProvinceId: '-999',
};
const email = 'hostile@example.com';
const password = 'lotus in a pond';

/** Returns honest requests for a call, which the test alters. */
export function honestParameters({ name }: Operation, ground: Background): readonly Parameters[] {
  const own = ownForms(ground)[name];
  if (own) return [own];
  const forms = wireTables.find((table) => table.name === name)?.forms;
  return forms ? Object.values(forms) : [{ recordValueJson: '[]' }];
}

const ownForms = ({ product, missing }: Background): Readonly<Record<string, Parameters>> => ({
  SIGNUP_USER: { ...person, EmailAddress: email, Password: password, CountryID: '1' },
  POST_CUSTOMER_ORDER: {
    cartJsonData: JSON.stringify([
      { ProductId: String(product), Quantity: 1, productSelectedAttributes: [] },
    ]),
    OrderNote: '',
    CouponCode: '',
    PaymentMethod: '6',
    paymentToken: '',
    payPalOrderConfirmJson: '{}',
    recordValueJson: '[]',
  },
  BEGIN_PAYMENT: {
    cartJsonData: JSON.stringify([
      { ProductId: String(product), Quantity: 1, productSelectedAttributes: [] },
    ]),
    OrderNote: '',
    CouponCode: '',
    PaymentMethod: '5',
  },
  CONFIRM_PAYMENT: { PaymentKey: '00000000-0000-4000-8000-000000000000', Proof: 'tok_test_decline' },
  CANCEL_PAYMENT: { PaymentKey: '00000000-0000-4000-8000-000000000000' },
  // Reviews a product that doesn't exist, because reviews change what all visitors see.
  INSERT_PRODUCT_REVIEW: {
    ProductId: String(missing),
    ReviewerName: 'A',
    ReviewerEmail: email,
    ReviewTitle: 'B',
    ReviewBody: 'C',
    ReviewRating: 4,
  },
  CREATE_VENDOR_REQUEST: { ...person, EmailAddress: email, Password: 'sealed', CountryID: '1' },
  PASSWORD_ENCRYPTION: { Password: password },
  VALIDATE_EMAIL_SEND_OTP: { Email: email },
  VALIDATE_OTP_CHANGE_PASSWORD: {
    Email: email,
    Otp: '12345678',
    Password: password,
    ConfirmPassword: password,
  },
  ADD_PHONE_NUMBER: { PhoneNumber: '012 345 678', Otp: '12345678' },
  REMOVE_PHONE_NUMBER: {},
  CHANGE_PASSWORD: { PresentPassword: 'wrong password', Password: password, ConfirmPassword: password },
  CONFIRM_PASSWORD: { PresentPassword: 'wrong password' },
  ...Object.fromEntries(
    Object.entries({
      BEGIN_ARTWORK: { Bytes: 100 },
      SEND_ARTWORK: { UploadId: '00000000-0000-4000-8000-000000000000', FileName: 'logo.png' },
      SEND_PRINT_TEXT: { Text: 'A' },
      PLACE_ARTWORK: { Placement: { X: 0.5, Y: 0.5, Width: 0.5, Turn: 0 } },
    }).map(([name, fields]) => [
      name,
      { OrderItemID: '', Code: '', ProductId: product, ProductAttributeID: 1, languageCode: 'en', ...fields },
    ]),
  ),
  GET_DESIGNS: { DesignIDs: ['00000000-0000-4000-8000-000000000000'], languageCode: 'en' },
  GET_JOB: { OrderId: '', Code: 'x', languageCode: 'en' },
  TAKE_JOB_ACT: { OrderId: '', Code: 'x', Act: 'message', Message: 'A', languageCode: 'en' },
  GET_COMMUNES_LIST: { CityId: 1 },
  CREATE_SAMPLE_REQUEST: {
    FullName: 'A',
    PhoneNumber: '012 345 678',
    Email: '',
    WantedDate: '',
    Note: '',
    Items: [{ ProductId: product, Quantity: 1 }],
  },
  CREATE_WISHLIST_SHARE: { Items: [{ ProductId: product, Quantity: 1, SizeId: null, ColorId: null }] },
  GET_WISHLIST_SHARE: { ShareCode: 'x' },
  GET_DOWNLOAD_LINK: { OrderItemID: 1 },
  // The change is so old that it has no effect.
  SYNC_CUSTOMER_LISTS: {
    Lines: [{ List: 'cart', ProductId: product, Quantity: 1, Choices: [], ChangedAt: 1 }],
  },
  SAVE_CUSTOMER_ADDRESS: {
    AddressID: '',
    Label: 'A',
    AddressLineOne: 'B',
    StateProvinceId: '-999',
    CityId: '',
    PostalCode: '',
  },
  USE_CUSTOMER_ADDRESS: { AddressID: 1 },
  REMOVE_CUSTOMER_ADDRESS: { AddressID: 1 },
  ASK_STOCK_NOTICE: { ProductId: missing, Email: email },
  MAIL_ORDER_CONFIRMATION: { OrderId: 1 },
  CANCEL_ORDER: { OrderId: 1 },
  GET_ORDER_REPORTS: { OrderId: 1 },
  REPORT_ORDER_PROBLEM: { OrderId: 1, Items: [{ OrderItemID: 1, Quantity: 1 }], Reason: 'other' },
  PLAN_ORDER_DETAILS: { OrderId: 1 },
  CHANGE_ORDER_DETAILS: {
    OrderId: 1,
    Version: 1,
    OrderTotal: 1,
    Details: { FirstName: 'A', AddressLineOne: 'B' },
  },
  GET_ORDER_PROGRESS: { OrderId: 1 },
});
