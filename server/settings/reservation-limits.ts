import type { ReservationLimits } from '#shop/orders/orders.ts';

interface ReservationSettings {
  COD_DAILY_CAP: number;
  COD_NEWCOMER_ORDERS: number;
  COD_NEWCOMER_DOLLARS: number;
  COD_KNOWN_ORDERS: number;
  COD_KNOWN_DOLLARS: number;
  COD_CONFIRM_HOURS: number;
  HOLD_ADDRESS_ORDERS: number;
  HOLD_ADDRESS_PERCENT: number;
  HOLD_CASH_PERCENT: number;
  HOLD_PRODUCT_PERCENT: number;
  HOLD_NEWCOMERS_PERCENT: number;
}

/** Maps the settings to limits on unpaid reservations. */
export const reservationLimits = (env: ReservationSettings): ReservationLimits => ({
  dailyCap: env.COD_DAILY_CAP,
  newcomer: { orders: env.COD_NEWCOMER_ORDERS, cents: env.COD_NEWCOMER_DOLLARS * 100 },
  known: { orders: env.COD_KNOWN_ORDERS, cents: env.COD_KNOWN_DOLLARS * 100 },
  confirmHours: env.COD_CONFIRM_HOURS,
  address: {
    orders: env.HOLD_ADDRESS_ORDERS,
    share: env.HOLD_ADDRESS_PERCENT,
    cashShare: env.HOLD_CASH_PERCENT,
    productShare: env.HOLD_PRODUCT_PERCENT,
  },
  allShare: env.HOLD_NEWCOMERS_PERCENT,
});
