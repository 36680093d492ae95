/** The variables that are limits, in groups as staff see them. */
export const limitGroups = {
  requests: ['LIMIT_BROWSE', 'LIMIT_ACCOUNT', 'LIMIT_ORDER', 'LIMIT_MESSAGE', 'LIMIT_OFFICE'],
  unpaid: [
    'COD_DAILY_CAP',
    'COD_NEWCOMER_ORDERS',
    'COD_NEWCOMER_DOLLARS',
    'COD_KNOWN_ORDERS',
    'COD_KNOWN_DOLLARS',
    'COD_CONFIRM_HOURS',
    'HOLD_ADDRESS_ORDERS',
    'HOLD_ADDRESS_PERCENT',
    'HOLD_CASH_PERCENT',
    'HOLD_PRODUCT_PERCENT',
    'HOLD_NEWCOMERS_PERCENT',
  ],
  cards: ['CARD_DECLINES_CUSTOMER', 'CARD_DECLINES_ADDRESS', 'CARD_DECLINES_SHOP'],
  accounts: [
    'LOGIN_FAILS_ACCOUNT',
    'LOGIN_FAILS_ADDRESS',
    'RESET_CODES_QUARTER',
    'RESET_CODES_DAY',
    'RESET_TRIES_ADDRESS',
    'RESET_GUESSES_SHOP',
    'SIGNUPS_ADDRESS',
    'REVIEWS_ADDRESS',
  ],
  phones: ['PHONE_CODES_NUMBER', 'PHONE_CODES_NETWORK', 'PHONE_CODES_DAY'],
} as const;

export type LimitName = (typeof limitGroups)[keyof typeof limitGroups][number];
const limitNames: readonly LimitName[] = Object.values(limitGroups).flat();

/** Picks the limits from all variables. */
export const limitsOf = (env: Readonly<Record<LimitName, number>>): Readonly<Record<LimitName, number>> =>
  Object.fromEntries(limitNames.map((name) => [name, env[name]])) as Record<LimitName, number>;
