import { type RawBuilder, sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import { constantOf } from '#database/named.ts';
import { cashRefunded, isCash } from '../money-flow-queries.ts';
import { hiddenStatuses } from '../status-transitions.ts';
import { isSurplus, paidTwice } from '../surplus-queries.ts';

const { completed, returned, refunded } = orderStatuses;

/** SQL for the refunds of a payment `p` that were requested and haven't gone through, or failed and weren't requested again. */
const requested = sql`coalesce((select sum(x.amount_cents) from refund x where x.payment_id = p.id and (x.state = 'created'
  or x.state = 'failed' and x.created_at = (select max(y.created_at) from refund y join payment q on q.id = y.payment_id
    where coalesce(q.order_id, q.rest_of) = coalesce(p.order_id, p.rest_of)))), 0)`;

/**
 * SQL for the part of a payment `p` of an order `o`, if any, that the shop still has to refund: all that no order needs, less the
 * amount that the shop retains of a canceled one, and otherwise the requested refunds.
 */
const toRefund = sql`case
  when p.reason = ${paidTwice} or o.id is null or o.status_id in (${hiddenStatuses.voided}::int, ${returned}::int, ${refunded}::int)
    then greatest(0, (select sum(x.amount_cents) from ledger_entry x where x.payment_id = p.id)
      - case when p.reason = ${paidTwice} or o.id is null then 0 when p.rest_of is null then o.retained_cents
        else greatest(0, o.retained_cents - coalesce((select x.amount_cents from payment x where x.order_id = o.id), 0)) end)
  else ${requested} end`;

/** SQL for the amount of an unmatched payment `s` in cents, by the rate of its order `o` or today's. */
const strayCents = sql`case s.currency when 'KHR' then round(s.amount_minor * 100.0 / coalesce(o.riel_rate,
  (select x.rate from riel_rate x order by x.id desc limit 1)))::int8 else s.amount_minor end`;

/** SQL for unmatched payments `s`, apart from those that may be another one, whose time is between two moments. */
const strayMoney = (time: RawBuilder<unknown>, since: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  stray_money s join payment p on p.id = s.payment_id left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
  where s.kind <> ${oneOrTwo} and ${time} >= ${since} and ${time} < ${until}`;

/**
 * SQL for all that the shop received and refunded between two moments, each row by its own time: the whole ledger, also payments
 * without an order and those paid twice, unmatched payments, and cash when its order was delivered. A refund is `excess` if no
 * order needed the money, otherwise `refunded`. `to_refund` is what of the received amount still has to be refunded today.
 * With `isRefund`, rows that only received money are left out, so that few are read.
 */
export const moneyMoved = (
  since: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
  { isRefund = false }: { isRefund?: boolean } = {},
) => sql`
  select p.provider, coalesce(p.order_id, p.rest_of) as order_id, l.refund_id, null as reason, greatest(l.amount_cents, 0) as received,
    case when l.amount_cents < 0 and ${isSurplus} then -l.amount_cents else 0 end as excess,
    case when l.amount_cents < 0 and not ${isSurplus} then -l.amount_cents else 0 end as refunded,
    case when l.amount_cents > 0 and l.part = (select min(x.part) from ledger_entry x where x.payment_id = p.id and x.refund_id is null)
      then ${toRefund} else 0 end as to_refund
  from ledger_entry l join payment p on p.id = l.payment_id left join refund r on r.id = l.refund_id
    left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
  where l.at >= ${since} and l.at < ${until} ${isRefund ? sql`and l.amount_cents < 0` : sql``}
  union all
  select 'cash', o.id, null, null, case c.to_status when ${constantOf(completed)} then cash_due(o) else 0 end, 0,
    case c.to_status when ${constantOf(refunded)} then cash_due(o) - ${cashRefunded} else 0 end,
    case when c.to_status <> ${constantOf(completed)} then 0 when o.status_id = ${constantOf(returned)} then cash_due(o) - ${cashRefunded}
      else coalesce((select ${requested} from payment p where p.order_id = o.id), 0) end
  from order_status_change c join customer_order o on o.id = c.order_id
  where ${isCash} and c.to_status in (${isRefund ? sql`` : sql`${constantOf(completed)}, `}${constantOf(refunded)}) and c.changed_at >= ${since} and c.changed_at < ${until}
  union all
  select p.provider, o.id, null, s.kind, ${strayCents}, 0, 0, case when s.settled_at is null then ${strayCents} else 0 end
  from ${strayMoney(sql`s.noted_at`, since, until)}
  union all
  select p.provider, o.id, null, s.kind, 0, ${strayCents}, 0, 0 from ${strayMoney(sql`s.settled_at`, since, until)}`;
