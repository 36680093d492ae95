import { readConfig } from '#server/settings/config.ts';

/**
 * Settings that raise the rate limits, because all requests here come from one IP address. Tests of these
 * limits set their own.
 */
export const requestCapacity = {
  LIMIT_BROWSE: '100000',
  LIMIT_ACCOUNT: '10000',
  LIMIT_ORDER: '1000000',
  LIMIT_MESSAGE: '10000',
  LIMIT_OFFICE: '100000',
};

/**
 * Settings that raise the reservation limits, because all orders here come from one IP address. Tests of
 * these limits set their own.
 */
export const orderQueueCapacity = {
  COD_NEWCOMER_ORDERS: '1000000',
  COD_NEWCOMER_DOLLARS: '1000000000',
  COD_KNOWN_ORDERS: '1000000',
  COD_KNOWN_DOLLARS: '1000000000',
  HOLD_ADDRESS_ORDERS: '1000000',
  HOLD_ADDRESS_PERCENT: '100',
  HOLD_CASH_PERCENT: '100',
  HOLD_PRODUCT_PERCENT: '100',
  HOLD_NEWCOMERS_PERCENT: '100',
  CARD_DECLINES_CUSTOMER: '1000000',
  CARD_DECLINES_ADDRESS: '1000000',
  CARD_DECLINES_SHOP: '1000000',
};

/** The raised reservation limits, for orders placed without a server. */
export const generousLimits = readConfig({ ...orderQueueCapacity, COD_DAILY_CAP: '1000000' }).holdLimits;

/** The raised limits for cards, for payments without a server. */
export const generousCardLimits = readConfig(orderQueueCapacity).cardLimits;

const unset = (settings: object) => Object.fromEntries(Object.keys(settings).map((name) => [name, '']));

/** A shop's default reservation limits, for tests that would otherwise raise them. */
export const customReservationLimits = { COD_DAILY_CAP: '', ...unset(orderQueueCapacity) };

/** All default limits of a shop. */
export const ownLimits = { ...customReservationLimits, ...unset(requestCapacity) };
