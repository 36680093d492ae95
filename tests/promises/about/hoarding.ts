import type { AboutGate, GateMutant } from '../gate.ts';

const day =
  'whatever one address does in a day, at most a twentieth of the stock is held, and nobody else is refused';
const account = 'one account, however much it orders at once, holds three orders and $1,000 on delivery';
const ended = 'after their time what nobody confirmed is back, once, and stock and sold are what there was';
const crowd = 'newcomers of one address hold so many orders and no more, whatever they are worth';

const rule = (from: string, to: string, fails: string): GateMutant => ({
  file: 'shop/orders/hold-rules.ts',
  from,
  to,
  fails,
});

export const about: AboutGate = {
  minutes: 10,
  isQuick: true,
  mutants: [
    rule('customer.openCashOrders >= most.orders', 'customer.openCashOrders > most.orders', account),
    rule('customer.openCashCents + cents > most.cents', 'cents > most.cents', account),
    rule('customer.isKnown ? limits.known : limits.newcomer', 'limits.known', account),
    rule(
      'customer.isKnown ? limits.known : limits.newcomer',
      'limits.newcomer',
      'a known customer holds twenty orders and $5,000, several large ones among them',
    ),
    rule("(from.orders >= address.orders && by !== 'captured') ||", '', crowd),
    rule('from.cents + added > room(address.share, 2) ||', '', day),
    rule(
      "(by === 'cash' && from.cashCents + added > room(address.cashShare, 1))",
      'false',
      'where newcomers of an address have ordered all they may on delivery, one of them can still pay',
    ),
    rule(
      'const left = Math.max(1, Math.floor(((held + stock) * share) / 100)) - held;',
      'const left = Math.max(stock, share, held);',
      day,
    ),
    {
      // Orders of one address no longer wait for each other.
      file: 'shop/orders/hold-queries.ts',
      from: 'select pg_advisory_xact_lock(hashtextextended(${placedFrom}, 0))`',
      to: 'select ${placedFrom}::text`',
      fails: crowd,
    },
    {
      // Payments that were begun count for nothing.
      file: 'shop/orders/held-queries.ts',
      from: 'sql`(o.status_id = ${hiddenStatuses.awaitingPayment}::int or (',
      to: 'sql`(false or (',
      fails: day,
    },
    {
      file: 'shop/orders/confirm-queries.ts',
      from: 'where h.ends_at <= now() and ${isWaiting} order by',
      to: 'where h.ends_at > now() and ${isWaiting} order by',
      fails: ended,
    },
    {
      // What was confirmed ends too.
      file: 'shop/orders/held-queries.ts',
      from: 'h.ends_at is not null and h.confirmed_at is null',
      to: 'h.ends_at is not null',
      fails: ended,
    },
    {
      // Given up, and the goods stay where they are.
      file: 'shop/orders/status-transitions.ts',
      from: "[voided]: { only: 'on delivery', stock: 'back', couponBack: true, mail: 'orderCancelled' },",
      to: "[voided]: { only: 'on delivery', couponBack: true, mail: 'orderCancelled' },",
      fails: ended,
    },
  ],
};
