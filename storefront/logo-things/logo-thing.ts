import type { Answer } from '#contract/operation.ts';
import type { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { forGroup } from '#rules/group-query.ts';
import { alike, priceLine, requiredPieces } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import type { PrintArea } from '#rules/print-area.ts';
import { termsOfRow } from '#rules/terms-row.ts';
import { areaOfRow } from '#storefront/print-preview/area-of-row.ts';
import type { Links } from '#storefront/routes.ts';

/** A product that shows a logo, as long as it is ordered for a group. */
export interface LogoThing {
  id: number;
  name: string;
  /** What one piece costs with the print and its set-up charge, in dollars, at each requested quantity. */
  prices: readonly { quantity: number; pieces: number; price: number; href: string }[];
  picture: { path: string; width: number; height: number };
  area: PrintArea;
}

/** Returns products for a logo with their prices at these quantities, or at their minimum. */
export const logoThings = (
  rows: Answer<typeof getPopularProductsList>,
  quantities: readonly number[],
  links: Links,
): LogoThing[] =>
  rows.flatMap(({ ProductId, ProductName, CategoryName, Logo, Terms, MinimumQuantity }) => {
    if (!Logo || !Terms) return [];
    const terms = termsOfRow(Terms, MinimumQuantity);
    const page = links.product({ ProductId, ProductName, CategoryName });
    return {
      id: ProductId,
      name: ProductName,
      prices: quantities.map((quantity) => {
        const pieces = Math.max(quantity, requiredPieces(terms.minimum));
        const { totalCents, onceCents } = priceLine(terms, alike(pieces));
        const price = centsToDollars(totalCents + onceCents) / pieces;
        return { quantity, pieces, price, href: `${page}?for=${forGroup}&pieces=${pieces}` };
      }),
      picture: { path: Logo.AttachmentURL, width: Logo.Width, height: Logo.Height },
      area: areaOfRow(Logo.Area),
    };
  });
