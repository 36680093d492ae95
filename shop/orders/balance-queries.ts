import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';

const { active, inProgress, completed } = orderStatuses;

/** Whether an order `o` that was paid costs more since it was edited, and the balance is due: whatever else is to be done with it. */
export const isBalanceDue = sql`(o.status_id in (${active}::int, ${inProgress}::int, ${completed}::int)
  and exists (select from order_rest b where b.order_id = o.id and b.state = 'open'))`;
