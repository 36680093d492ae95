import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { CartLine } from './tables/other-tables.ts';

interface Option {
  product: number;
  attribute: number;
  option: number;
  name: string;
  cents: number;
}

/** One option of every attribute of every product, the dearest, and lines of a cart in which they are chosen. */
export async function dearestOptions(db: Database) {
  const { rows: options } = await sql<Option>`
    select distinct on (o.product_id, attribute_id) o.product_id as product, attribute_id as attribute, option_id as option,
      case attribute_id when 1 then (select name from color_text t where color_id = option_id and language_id = 1)
        when 2 then (select short_name from size_text t where size_id = option_id and language_id = 1) else '' end as name,
      (case price_type when 1 then amount else round(p.price_cents * amount / 10000.0) end)::int as cents
    from product_option o join product p on p.id = o.product_id
    order by 1, 2, 5 desc, 3`.execute(db);
  const chosenOf = (product: number) => options.filter((each) => each.product === product);
  const lineOf = (product: number, Quantity: number | string = 1): CartLine => [
    String(product),
    // Colours and sizes are numbers, everything else is the text of its radio button.
    Object.fromEntries(
      chosenOf(product).map(({ attribute, option }) => [attribute, attribute <= 2 ? option : String(option)]),
    ),
    Quantity,
  ];
  return { chosenOf, lineOf };
}
