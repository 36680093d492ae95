import { sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { type LineTerms, optionCents } from '#rules/line-price.ts';
import { orderableStock } from '#shop/pricing/pricing.ts';
import { productsByIds } from './card-queries.ts';
import { type ListedProduct, type Paging, skipped } from './listing.ts';
import { lineTerms } from './product-queries.ts';
import type { PictureArea } from './product-fields.ts';

/** A product with a place for a logo, and what it costs with the cheapest print there. */
export interface LogoProduct extends ListedProduct {
  optionId: number;
  picture: { path: string; colourId: number | null; width: number; height: number };
  area: PictureArea;
  terms: Omit<LineTerms, 'v'>;
}

interface LogoFacts {
  id: number;
  minimum: number;
  minimumFeeCents: number | null;
  shippingCents: number;
  terms: Pick<LineTerms, 'steps' | 'options'> & { prints: NonNullable<LineTerms['prints']> };
  picture: LogoProduct['picture'];
  area: PictureArea;
  /** The options with which the area takes a logo. */
  optionIds: readonly number[];
  total: number;
}

/**
 * Products that can be ordered, with prices by quantity, and their first picture with a place for a logo. Few products have
 * such prices, but in a large shop many pictures have such places.
 */
const statement = ({ page, pageSize }: Paging) => sql<LogoFacts>`
  select p.id, p.order_minimum as minimum, p.minimum_fee_cents as "minimumFeeCents",
    case when p.shipping_free then 0 else p.shipping_cents end as "shippingCents", ${lineTerms} as terms,
    json_build_object('path', l.path, 'colourId', l.color_id, 'width', l.width, 'height', l.height) as picture,
    l.area, l.options as "optionIds", count(*) over ()::int as total
  from product p cross join lateral (
    select i.path, i.color_id, i.width, i.height, area, o.options
    from product_picture i cross join jsonb_array_elements(i.areas) area cross join lateral (
      select array_agg(o.option_id order by o.position) as options from product_option o
      join attribute_option a on a.id = o.option_id and a.attribute_id = o.attribute_id and a.asks_for = 'artwork'
      where o.product_id = p.id and o.attribute_id = (area->>'attributeId')::int) o
    where i.product_id = p.id and i.areas <> '[]' and o.options is not null
    order by i.position limit 1) l
  where p.published and p.price_steps <> '[]' and p.digital_file is null and coalesce(${orderableStock}, 1) > 0
  order by p.popularity desc, p.id limit ${pageSize} offset ${skipped({ page, pageSize })}`;

/**
 * Returns published products that a logo can be printed on and that have prices by quantity, most popular first. Their terms
 * are those of the cheapest print.
 */
export async function logoProducts(
  db: Database,
  { language, ...list }: Paging & { language: LanguageCode },
): Promise<{ products: LogoProduct[]; total: number }> {
  const { rows } = await db.executeQuery(preparedQuery('logo-products', statement(list).compile(db)));
  const { products } = await productsByIds(
    db,
    rows.map(({ id }) => id),
    language,
  );
  const found = products.flatMap((product) => {
    const facts = rows.find(({ id }) => id === product.id);
    const chosen = facts && cheapest(facts);
    return chosen ? [{ ...product, ...chosen }] : [];
  });
  return { products: found, total: rows[0]?.total ?? 0 };
}

function cheapest({ terms, area, picture, optionIds, ...facts }: LogoFacts) {
  const { attributeId } = area;
  const costs = optionIds.map((optionId) => {
    const isIt = (each: { attributeId: number; optionId: number }) =>
      each.attributeId === attributeId && each.optionId === optionId;
    const options = terms.options.filter(isIt);
    const prints = terms.prints.filter(isIt);
    const [option] = options;
    const cents = option
      ? optionCents({ prints }, option, { cents: terms.steps[0]?.cents ?? 0, quantity: 1 })
      : 0;
    return { optionId, options, prints, cents };
  });
  const [first] = costs.toSorted((one, other) => one.cents - other.cents);
  if (!first) return null;
  const { optionId, options, prints } = first;
  const { minimum, minimumFeeCents, shippingCents } = facts;
  return {
    optionId,
    picture,
    area,
    terms: {
      steps: terms.steps,
      options,
      ...(prints.length > 0 && { prints }),
      minimum: { pieces: minimum, ...(minimumFeeCents !== null && { feeCents: minimumFeeCents }) },
      shippingCents,
    },
  };
}
