import { listDiscounts } from '#contract/operations/office/discounts/list-discounts.ts';
import { countDiscounts, findDiscounts } from '#shop/catalogue/catalogue.ts';
import { resultsOfDiscounts } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { resultsFor, ruleOf } from './discount-rows.ts';

const pageSize = 50;

export const handler = handle(listDiscounts, async ({ id, ...filter }, { app, caller }) => {
  const wish = { ...filter, ids: id === null ? null : [id], limit: pageSize + 1 };
  const found = await findDiscounts(app.db, wish);
  const discounts = found.slice(0, pageSize);
  const results = await resultsOfDiscounts(
    app.db,
    discounts.map((each) => each.id),
  );
  return {
    discounts: discounts.map((each) => ({
      id: each.id,
      version: each.version,
      name: each.name,
      rule: ruleOf(each),
      state: each.state,
      used: each.used,
      results: resultsFor(caller, results.get(each.id)),
    })),
    next: found.length > pageSize ? (discounts.at(-1)?.id ?? null) : null,
    counts: filter.before === null ? await countDiscounts(app.db, filter) : null,
  };
});
