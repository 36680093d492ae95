import { choiceTables, detailTables, productTables } from './catalogue-lists.ts';
import { contentTables, orderTables } from './other-tables.ts';
import { visitorTables } from './visitor-tables.ts';
import type { WireTable } from './wire-table.ts';

/** Calls whose answers vary. Other tests check their content together with their effects. */
export const oneRowCalls: readonly Pick<WireTable, 'name' | 'path' | 'customersOnly'>[] = [
  { name: 'SIGNUP_USER', path: 'dynamic/dataoperation/signup-user' },
  { name: 'POST_CUSTOMER_ORDER', path: 'common/post-order/post-customer-order', customersOnly: true },
  { name: 'CREATE_VENDOR_REQUEST', path: 'dynamic/dataoperation/create-vendor-request' },
  { name: 'PASSWORD_ENCRYPTION', path: 'common/en-ur-drow-pass-rndom/en-ur-drow-pass-rndom' },
  { name: 'VALIDATE_EMAIL_SEND_OTP', path: 'common/validate-email-send-otp' },
  { name: 'VALIDATE_OTP_CHANGE_PASSWORD', path: 'common/validate-otp-change-password' },
];

/** Calls that are not in the documented API. */
export const ownCalls = [
  'ADD_PHONE_NUMBER',
  'ASK_STOCK_NOTICE',
  'BEGIN_ARTWORK',
  'BEGIN_PAYMENT',
  'CANCEL_ORDER',
  'CANCEL_PAYMENT',
  'CHANGE_ORDER_DETAILS',
  'CHANGE_PASSWORD',
  'CONFIRM_PASSWORD',
  'CONFIRM_PAYMENT',
  'CREATE_SAMPLE_REQUEST',
  'CREATE_WISHLIST_SHARE',
  'END_CUSTOMER_SESSIONS',
  'GET_ARTWORK_LIBRARY',
  'GET_BEST_FACILITIES',
  'GET_COMMUNES_LIST',
  'GET_CUSTOMER_ADDRESSES',
  'GET_CUSTOMER_COMPANY',
  'GET_CUSTOMER_SESSIONS',
  'GET_CUSTOM_PAGE',
  'GET_CUSTOM_PAGE_LIST',
  'GET_DESIGNS',
  'GET_DOWNLOAD_LINK',
  'GET_EMAIL_STATE',
  'GET_FILTER_COUNTS',
  'GET_JOB',
  'GET_ORDER_PRINTS',
  'GET_ORDER_PROGRESS',
  'GET_ORDER_REPORTS',
  'GET_PAYMENT_SETUP',
  'GET_SEARCH_SUGGESTIONS',
  'GET_SHOP_SETTINGS',
  'GET_TRANSFER',
  'GET_WISHLIST_SHARE',
  'LOGIN_BY_PHONE',
  'LOGOUT',
  'MAIL_ORDER_CONFIRMATION',
  'PAY_TRANSFER_BY_CODE',
  'PLACE_ARTWORK',
  'PLAN_ORDER_DETAILS',
  'REMOVE_CUSTOMER_ADDRESS',
  'REMOVE_PHONE_NUMBER',
  'REPORT_ORDER_PROBLEM',
  'REQUEST_PERSONAL_DATA',
  'SAVE_CUSTOMER_ADDRESS',
  'SEND_ARTWORK',
  'SEND_EMAIL_CONFIRMATION',
  'SEND_PHONE_CODE',
  'SEND_PRINT_TEXT',
  'SYNC_CUSTOMER_LISTS',
  'TAKE_JOB_ACT',
  'USE_CUSTOMER_ADDRESS',
] as const;

export const wireTables: readonly WireTable[] = [
  ...contentTables,
  ...choiceTables,
  ...productTables,
  ...detailTables,
  ...orderTables,
  ...visitorTables,
];
