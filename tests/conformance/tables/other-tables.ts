import {
  count,
  exactValue,
  id,
  isoTime,
  money,
  oneOf,
  orAbsent,
  orNull,
  picture,
  price,
  rows,
  string,
  text,
} from '../fields.ts';
import { empty, type WireTable } from './wire-table.ts';

const dataOperation = 'dynamic/dataoperation';

export type CartLine = readonly [
  ProductId: string,
  attributes: Readonly<Record<number, number | string>>,
  Quantity?: number | string,
];

/**
 * Returns a cart as browsers store it: ids as text, color and size as clicked, other options as the value of
 * their radio button.
 */
export const storedCart = (...lines: readonly CartLine[]) =>
  JSON.stringify(
    lines.map(([ProductId, attributes, Quantity = 1]) => ({
      ProductId,
      productSelectedAttributes: Object.entries(attributes).map(([attribute, PrimaryKeyValue]) => ({
        ProductId,
        ProductAttributeID: Number(attribute),
        PrimaryKeyValue,
      })),
      Quantity,
      ShippingCharges: 0,
      DefaultImage: '/content/x.png',
    })),
  );
/** Three white ceramic mugs, and a discounted notebook. */
export const mugCart = storedCart(['1', { 1: 1, 3: '1' }, 3]);
export const mixedCart = storedCart(['1', { 1: 1, 3: '1' }, '3'], ['50', {}]);

/** Calls that return the shop's own data, places and labels (specification §7). */
export const contentTables: readonly WireTable[] = [
  {
    name: 'GET_PAYMENT_METHODS',
    path: `${dataOperation}/get-payment-methods`,
    forms: { footer: empty, 'product page': { ProductId: '1', ...empty } },
    fields: { PaymentMethodId: id, ImageUrl: picture },
    atLeast: 3,
  },
  {
    name: 'GET_WEBSITE_LOGO',
    path: `${dataOperation}/get-website-logo`,
    forms: { 'bar and footer': empty },
    fields: { AppConfigValue: picture },
  },
  {
    name: 'GET_LOCALIZATION',
    path: 'common/localization-cstm-portal/get-localization-data',
    forms: Object.fromEntries(
      [63, 66, 67, 78, 84, 87].map((entityId) => [
        `screen ${entityId}`,
        { entityId, languageCode: 'ar', ...empty },
      ]),
    ),
    shape: 'object',
    fields: { labelsJsonData: rows({ labelHtmlId: text, text }, 1) },
  },
  {
    name: 'GET_HOME_SCREEN_BANNER',
    path: `${dataOperation}/get-home-screen-banner`,
    forms: { home: empty },
    fields: {
      BannerId: id,
      ThemeTypeID: oneOf(1, 2),
      BannerImgUrl: picture,
      TopTitle: string,
      MainTitle: string,
      BottomTitle: string,
      LeftButtonText: string,
      LeftButtonUrl: string,
      RightButtonText: string,
      RightButtonUrl: string,
    },
    atLeast: 4,
  },
  {
    name: 'GET_WEB_CAMPAIGN_LIST',
    path: `${dataOperation}/get-web-campaign-list`,
    forms: { home: empty },
    fields: { CampaignId: id, MainTitle: text, DiscountTitle: string, CoverPictureUrl: picture },
    atLeast: 3,
  },
  {
    name: 'GET_WEB_CAMPAIGN_DETAIL',
    path: `${dataOperation}/get-web-campaign-detail`,
    forms: { 'id of the address': { CampaignId: '1', ...empty } },
    fields: { MainTitle: text, DiscountTitle: string, Body: text, CoverPictureUrl: picture },
  },
  {
    name: 'GET_COUNTRIES_LIST',
    path: `${dataOperation}/get-countries-list`,
    forms: { signup: empty },
    fields: { CountryID: id, CountryName: text },
    atLeast: 11,
  },
  {
    name: 'GET_STATES_PROVINCES_LIST',
    path: `${dataOperation}/get-states-provinces-list`,
    forms: { signup: { CountryId: '1', ...empty }, profile: { CountryId: 1, ...empty } },
    fields: { StateProvinceID: id, StateName: text },
    atLeast: 25,
  },
  {
    name: 'GET_CITIES_LIST',
    path: `${dataOperation}/get-cities-list`,
    forms: { signup: { StateProvinceId: '11', ...empty }, profile: { StateProvinceId: 11, ...empty } },
    fields: { CityID: id, CityName: text },
  },
];

export const orderTables: readonly WireTable[] = [
  {
    name: 'GET_USER_LOGIN',
    path: `${dataOperation}/get-user-login`,
    forms: {
      login: { Email: 'sokha@example.com', Password: 'kado-demo-1' },
      'a customer without city and postal code': { Email: 'maly@example.com', Password: 'kado-demo-3' },
    },
    fields: {
      ResponseMsg: exactValue('Login Successfully'),
      UserID: id,
      FirstName: text,
      LastName: text,
      EmailAddress: text,
      MobileNo: string,
      AddressLineOne: text,
      CityID: orNull(id),
      CityName: string,
      StateProvinceID: orNull(id),
      StateName: string,
      CountryID: id,
      CountryName: text,
      PostalCode: string,
    },
    writes: true,
  },
  {
    name: 'GET_CUSTOMER_CART_ITEMS',
    path: 'common/get-customer-cart-items/cart-data',
    forms: {
      'a cart': { cartJsonData: mugCart, ...empty },
      'quantity typed': { cartJsonData: mixedCart, ...empty },
      'an empty cart': { cartJsonData: '[]', ...empty },
    },
    shape: 'object',
    fields: {
      productsData: rows({
        ProductId: id,
        ProductName: text,
        Price: price,
        DiscountedPrice: orAbsent(price),
        Quantity: id,
        ShippingCharges: money,
        ColorName: string,
        SizeShortName: string,
        OrderMaximumQuantity: orNull(id),
        ProductImagesJson: rows({ AttachmentURL: picture }, 1),
        ItemSubTotal: money,
      }),
      cartSubTotal: money,
      shippingSubTotal: money,
      orderTotal: money,
    },
  },
  {
    name: 'GET_COUPON_CODE_DISCOUNT',
    path: 'common/get-coupon-code-discount-value/calculate-coupon-discount',
    forms: { 'a coupon': { CouponCode: 'WELCOME5', cartJsonData: mugCart } },
    shape: 'object',
    fields: {
      DiscountValueAfterCouponAppliedWithQuantity: exactValue(5),
      DiscountValueAfterCouponApplied: orAbsent(money),
      DiscountId: orAbsent(id),
    },
  },
  {
    name: 'GET_CUSTOMER_ORDER_HISTORY_MASTER',
    path: `${dataOperation}/get-customer-order-history-master`,
    forms: { 'without the id': empty },
    fields: {
      OrderId: id,
      OrderNumber: text,
      OrderDateUTC: isoTime,
      LatestStatusName: oneOf('Active', 'In Progress', 'Completed', 'Returned', 'Refunded'),
      TotalItems: id,
      OrderTotal: money,
    },
    customersOnly: true,
  },
  {
    name: 'GET_CUSTOMER_ORDER_HISTORY_DETAIL',
    path: `${dataOperation}/get-customer-order-history-detail`,
    forms: { 'one of their own': { OrderId: 1, ...empty } },
    fields: {
      OrderItemID: id,
      ProductName: text,
      DefaultImageUrl: picture,
      Price: price,
      Quantity: id,
      OrderItemTotal: money,
      IsDigitalProduct: oneOf(true, false, 1),
      LatestStatusID: oneOf(1, 2, 3, 4, 5),
      ShippingStatusID: orNull(count),
    },
    customersOnly: true,
  },
];
