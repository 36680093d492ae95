import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';

const { active, inProgress, completed } = orderStatuses;

/** SQL for whether the customer of an order `o` owes a balance since it was edited, in any status. */
export const isBalanceDue = sql`(o.status_id in (${active}::int, ${inProgress}::int, ${completed}::int)
  and exists (select from order_rest b where b.order_id = o.id and b.state = 'open'))`;
