import { type RawBuilder, sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { BalanceTime } from '#contract/payment-status.ts';
import type { DepositRule } from '#rules/deposit.ts';

/** The terms of a deposit, before they are applied to a cart. */
export interface DepositFacts extends DepositRule {
  /** Whether it is only for carts with decorated items. */
  isForDecorated: boolean;
  due: BalanceTime;
}

/** SQL for the amount in cents that the own payment of an order `o` asks: its total, or a deposit. */
export const dueNow = sql<number>`coalesce(o.deposit_cents, o.total_cents)`;

const setting = (name: string) => sql`(select value #>> '{}' from setting where name = ${name})`;

/** SQL for the terms on which this customer may pay a deposit now, as JSON: their own share, or else the shop's rule. */
export const depositJson = (customerId: number | null): RawBuilder<DepositFacts | null> => sql`(
  select json_build_object('percent', coalesce(own, share), 'fromCents', case when own is null then coalesce(${setting('depositFromCents')}::int, 0) else 0 end,
    'isForDecorated', own is null and ${setting('depositOnlyDecorated')} is not distinct from 'true', 'due', coalesce(${setting('balanceDue')}, 'ready'))
  from (select ${setting('depositPercent')}::int as share,
    (select c.deposit_percent from customer c where c.id = ${customerId}::int) as own) d
  where coalesce(own, share) < 100)`;

/** SQL for whether an option `o` of a product is printed or engraved for the customer. */
export const isDecorated = sql`o.attribute_id not in (${attributeKinds.color}::int, ${attributeKinds.size}::int) and exists (
  select from attribute_option a where a.id = o.option_id and a.asks_for <> 'none')`;
