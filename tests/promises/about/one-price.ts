import type { AboutGate } from '../gate.ts';

const fails =
  'cart, coupon, answer, order, items, history, mail and provider say one and the same price, to the cent';
export const about: AboutGate = {
  minutes: 8,
  mutants: [
    {
      // The provider is asked for the price without the coupon's cents.
      file: 'shop/payments/pay.ts',
      from: 'amountCents: order.totalCents,',
      to: 'amountCents: Math.ceil(order.totalCents / 10) * 10,',
      fails,
    },
    {
      file: 'shop/orders/new-order.ts',
      from: 'total_cents: line.lineTotalCents,',
      to: 'total_cents: line.quantity * Math.round(line.lineTotalCents / line.quantity / 5) * 5,',
      fails,
    },
  ],
};
