import { sql } from 'kysely';
import { languageCodes } from '#contract/languages.ts';
import { type Texts, textsOf } from '#shop/localisation/localisation.ts';
import type { Names } from '#shop/records/records.ts';
import { namesOf } from './name-queries.ts';

/** The names of a variant's color and size, as `lowVariant` reads them. */
export interface VariantTexts {
  color: Texts | null;
  size: Texts | null;
}

/** SQL for the names of the variant of product `p` with the lowest stock; null unless it is low (`listing.fewLeft`). */
export const lowVariant = sql<VariantTexts | null>`case when p.least_stock <= 5 then (
  select json_build_object('color', ${textsOf({ table: 'color_text', owner: 'color_id' }, sql`v.color_id`)},
    'size', ${textsOf({ table: 'size_text', owner: 'size_id', column: 'short_name' }, sql`v.size_id`)})
  from product_variant v where v.product_id = p.id order by v.stock, v.color_id, v.size_id limit 1) end`;

/** Returns the variant in words: `Blue, L`. Null without one. */
export function variantNames(variant: VariantTexts | null): Names | null {
  if (!variant) return null;
  const [color, size] = [namesOf(variant.color), namesOf(variant.size)];
  const wordsIn = (code: (typeof languageCodes)[number]) =>
    [color[code] ?? color.en, size[code] ?? size.en].filter(Boolean).join(', ');
  return Object.fromEntries(languageCodes.map((code) => [code, wordsIn(code)]));
}
