import { sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { shownCells } from '#rules/cells.ts';
import type { CartRequestLine, ChosenId } from './cart-json.ts';

interface ProductChoices {
  productId: number;
  /** The chosen options that the product has, those of its cells included. */
  chosen: readonly ChosenId[];
}

/**
 * Returns the products of lines that are printed again exactly as their customer approved and received them: the same files,
 * texts, places, options and colors. Visitors see the price of their design before they log in.
 */
export async function repeatedProducts(
  db: Database,
  customerId: number | null,
  lines: readonly CartRequestLine[],
  products: readonly ProductChoices[],
): Promise<number[]> {
  const designed = lines.flatMap(({ productId, designId, cells }) => {
    const product = products.find((each) => each.productId === productId);
    if (designId === undefined || !product) return [];
    const isPrinted = ({ attributeId }: ChosenId, at: number) =>
      (shownCells(cells) && attributeId === attributeKinds.color) ||
      product.chosen.findIndex((each) => each.attributeId === attributeId) === at;
    const options = product.chosen.filter(isPrinted).map((each) => [each.attributeId, each.optionId]);
    return [{ productId, designId, options }];
  });
  const { rows } = await sql<{ productId: number }>`
    select w."productId" from jsonb_to_recordset(${JSON.stringify(designed)}::jsonb)
      as w ("productId" int, "designId" uuid, options jsonb) join design d on d.id = w."designId"
    where (d.customer_id is null or ${customerId}::int is null or d.customer_id = ${customerId}::int)
      and printed_before(coalesce(d.customer_id, ${customerId}::int), print_hash_for(w."productId", w.options, d.id))
        is not null`.execute(db);
  return rows.map(({ productId }) => productId);
}

/** Gives the items of a new order that are printed as before the approval of their earlier proof. */
export async function copyApprovals(db: Database, orderId: number): Promise<void> {
  await sql`
    insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, places, state, made_by, made_at,
      sent_at, answered_at, answered_by, answer_name, repeats)
    select i.id, 1, p.print_hash, o.version, o.total_cents, p.sheet, p.places, 'approved', p.made_by, p.made_at,
      p.sent_at, p.answered_at, p.answered_by, p.answer_name, p.id
    from customer_order o join order_item i on i.order_id = o.id
      join proof p on p.id = printed_before(o.customer_id, print_hash_of(i.id))
    where o.id = ${orderId} and i.terms @> '{"isRepeat": true}'`.execute(db);
}
