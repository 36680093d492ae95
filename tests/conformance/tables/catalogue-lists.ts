import {
  count,
  id,
  orAbsent,
  orNull,
  picture,
  price,
  rows,
  shownDate,
  stars,
  string,
  text,
  hexColour,
  isoTime,
  money,
  wholeStars,
  yesOrNo,
  type Fields,
} from '../fields.ts';
import { empty, type WireTable } from './wire-table.ts';

const dataOperation = 'dynamic/dataoperation';
const names = orAbsent(rows({ langId: count, text }, 2));
const firstHundred = { PageNo: 1, PageSize: 100, ...empty };

export const productFields: Fields = {
  ProductId: id,
  ProductName: text,
  CategoryName: orAbsent(text),
  Price: price,
  DiscountedPrice: orAbsent(price),
  DiscountId: orAbsent(id),
  IsDiscountCalculated: orAbsent(yesOrNo),
  // '' for a discount, because it needs no code.
  CouponCode: orAbsent(string),
  Rating: orAbsent(stars),
  ProductImagesJson: rows({ AttachmentURL: picture, ColorID: orAbsent(id) }),
};
const listedProduct: Fields = {
  ...productFields,
  TotalRecords: id,
  ShortDescription: string,
  MarkAsNew: yesOrNo,
};
const category: Fields = {
  CategoryID: id,
  ParentCategoryID: orNull(id),
  Name: text,
  LocalizationJsonData: names,
  AttachmentURL: string,
  TotalProducts: count,
};

/** Calls that return lists to select from (specification §7). */
export const choiceTables: readonly WireTable[] = [
  {
    name: 'GET_CATEGORIES_LIST',
    path: `${dataOperation}/get-categories-list`,
    forms: { 'menu and sidebar': firstHundred },
    fields: category,
    atLeast: 30,
  },
  {
    name: 'GET_POPULAR_CATEGORIES',
    path: `${dataOperation}/get-popular-categories`,
    forms: {
      'home page': empty,
      'with a page': { PageNo: 1, PageSize: 20, ...empty },
      'with a larger page': { PageNo: 1, PageSize: 30, ...empty },
    },
    fields: category,
    atLeast: 11,
  },
  {
    name: 'GET_SIZE_LIST',
    path: `${dataOperation}/get-size-list`,
    forms: { sidebar: firstHundred },
    fields: {
      SizeID: id,
      Name: text,
      ShortName: text,
      Inches: string,
      Centimeters: string,
      LocalizationJsonData: names,
    },
  },
  {
    name: 'GET_MANUFACTURER_LIST',
    path: `${dataOperation}/get-manufacturer-list`,
    forms: { sidebar: firstHundred },
    fields: { ManufacturerID: id, Name: text },
  },
  {
    name: 'GET_TAGS_LIST',
    path: `${dataOperation}/get-popular-tags`,
    forms: { sidebar: firstHundred },
    fields: { TagID: id, TagName: text, LocalizationJsonData: names },
  },
  {
    name: 'GET_COLORS_LIST',
    path: `${dataOperation}/get-colors-list`,
    forms: { sidebar: firstHundred },
    fields: { ColorID: id, ColorName: text, HexCode: hexColour },
  },
];

const anyProduct = {
  SearchTerm: null,
  SizeID: '',
  ColorID: null,
  CategoryID: '0',
  TagID: '',
  ManufacturerID: '',
  MinPrice: null,
  MaxPrice: null,
  Rating: null,
  OrderByColumnName: '',
  PageNo: 1,
  PageSize: 9,
  ...empty,
};

export const productTables: readonly WireTable[] = [
  {
    name: 'GET_All_PRODUCTS',
    path: `${dataOperation}/get-all-products`,
    forms: {
      'all at first': anyProduct,
      'no category left': { ...anyProduct, CategoryID: '' },
      'an address that is no number': { ...anyProduct, CategoryID: 'NaN' },
      'a category': { ...anyProduct, CategoryID: '3' },
      'several categories': { ...anyProduct, CategoryID: '2,3,4' },
      'a brand': { ...anyProduct, ManufacturerID: '1' },
      'a size': { ...anyProduct, SizeID: '1' },
      'a colour, a number': { ...anyProduct, ColorID: 1 },
      'a tag': { ...anyProduct, TagID: '1' },
      'a price band': { ...anyProduct, MinPrice: '10', MaxPrice: '100' },
      'above 600': { ...anyProduct, MinPrice: '600', MaxPrice: '1000000000' },
      'a rating': { ...anyProduct, Rating: 4 },
      'a term': { ...anyProduct, SearchTerm: 'mug' },
      'after a sort choice': { ...anyProduct, OrderByColumnName: null },
      'cheapest first': { ...anyProduct, OrderByColumnName: 'Price ASC' },
      'a page size of the selector': { ...anyProduct, PageSize: 22, PageNo: 2 },
      'only what the specification names': { PageNo: 1, PageSize: 9 },
    },
    fields: listedProduct,
  },
  {
    name: 'GET_POPULAR_PRODUCTS_LIST',
    path: `${dataOperation}/get-popular-products-list`,
    forms: { home: { PageNo: 1, PageSize: 20, ...empty }, sidebar: { PageNo: 1, PageSize: 10, ...empty } },
    fields: listedProduct,
    atLeast: 10,
  },
  {
    name: 'GET_RECENTS_PRODUCTS_LIST',
    path: `${dataOperation}/get-recents-products-list`,
    forms: {
      home: { PageNo: 1, PageSize: 20, ...empty },
      'with a tab': { PageNo: 1, PageSize: 20, TabName: 'new products', ...empty },
    },
    fields: listedProduct,
    atLeast: 20,
  },
  {
    name: 'GET_RELATED_PRODUCTS_LIST',
    path: `${dataOperation}/get-related-products-list`,
    forms: { 'product page': { ProductId: '1', PageNo: 1, PageSize: 20, ...empty } },
    fields: listedProduct,
  },
  {
    name: 'GET_PRODUCTS_LIST_BY_IDS',
    path: `${dataOperation}/get-products-list-by-ids`,
    forms: { compare: { ProductsIds: '[{"ProductId":2},{"ProductId":"1"}]', ...empty } },
    fields: productFields,
    atLeast: 2,
  },
  {
    name: 'GET_LATEST_HOT_PRODUCT',
    path: `${dataOperation}/get-latest-hot-product`,
    forms: { home: empty },
    fields: { ...productFields, ShortDescription: string, DiscountedPrice: price, DiscEndDate: isoTime },
  },
  {
    name: 'GET_CUSTOMER_FAVOURITE_PRODUCTS',
    path: `${dataOperation}/get-customer-favourite-products`,
    forms: { home: empty },
    fields: { ...productFields, ShortDescription: string, Rating: stars },
  },
];

export const detailTables: readonly WireTable[] = [
  {
    name: 'GET_PRODUCT_DETAIL',
    path: `${dataOperation}/get-product_detail`,
    forms: { 'id of the address': { ProductId: '1', ...empty }, 'a number': { ProductId: 7, ...empty } },
    fields: {
      ...productFields,
      ShortDescription: string,
      MetaTitle: text,
      MetaDescription: string,
      MetaKeywords: string,
      FullDescription: string,
      VendorName: string,
      ManufacturerName: string,
      TotalReviews: count,
      DisplayStockQuantity: yesOrNo,
      StockQuantity: orNull(count),
      OrderMaximumQuantity: orNull(id),
      IsShippingFree: yesOrNo,
      EstimatedShippingDays: string,
      ProductColorsJson: rows({ ColorID: id, ColorName: text, HexCode: hexColour }),
      ProductSizesJson: rows({ SizeID: id, ShortName: text }),
      ProductTagsJson: rows({ TagName: text }),
      ProductShipMethodsJson: rows({ ShippingMethodName: text }),
    },
  },
  {
    name: 'GET_PRODUCT_REVIEWS',
    path: `${dataOperation}/get-product-reviews`,
    forms: { 'product page': { ProductId: '1', ...empty } },
    fields: { Rating: wholeStars, Title: string, ReviewerName: text, ReviewDate: shownDate, Body: string },
    atLeast: 2,
  },
  {
    name: 'GET_PRODUCT_ALL_ATTRIBUTES_BY_ID',
    path: `${dataOperation}/get-product-all-attributes-by-productId`,
    forms: { 'product page': { ProductId: '1', ...empty }, 'cart popup': { ProductId: 1, ...empty } },
    fields: {
      ProductAttributeID: id,
      AttributeDisplayName: text,
      PrimaryKeyValue: id,
      PrimaryKeyDisplayValue: text,
      AdditionalPrice: money,
      IsRequiredAttribute: yesOrNo,
    },
    atLeast: 6,
  },
];
