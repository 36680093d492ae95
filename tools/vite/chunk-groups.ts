import type { Rolldown } from 'vite';

const part = (name: string, test: RegExp) => ({ name, test });

/** What several pages need, but not all of them, or not at once; a file each, for a file for every module would be more. */
const parts = [
  // Half of the pages have a form.
  part(
    'forms',
    /\/web\/forms\/|\/contract\/(?:forms\/(?:field-rules|problem-text)|server-answers)|\/ui\/(?:field|field-frame|text-area|select-field)\.tsx$/u,
  ),
  // What the cart shares with the checkout, and the checkout with the parts of payment providers.
  part(
    'carts',
    /\/storefront\/cart\/|\/rules\/cart-totals\.ts$|\/checkout\/(?:order-request|attempt)\.ts$|\/labels\/checkout-card-form\.ts$/u,
  ),
  part(
    'products',
    /\/storefront\/(?:products\/(?!product-words)|share-link)|\/labels\/product-detail\.ts|\/ui\/(?:stars|choices)\b/u,
  ),
  // Loaded when one of them is first wanted (storefront/chrome/opens.ts).
  part(
    'panels',
    /\/storefront\/(?:chrome\/(?:panels|phone-menu|user-dialog|wishlist-panel)\.tsx$|wishlist\/)/u,
  ),
];

/** What goes with the page, or the few, that import it. */
const ofFewPages =
  /\/web\/start\.ts$|\/storefront\/(?:entry\.worker|offline\/kept-addresses|(?:pages|account|newsletter)\/)|\/node_modules\/uqr\/|\/contract\/forms\/|\/rules\/(?:choices|price)\.ts$|\/ui\/(?:password-field|stepper|pages|page-window)\b/u;

/** A call or a set of labels that one page alone names goes with that page. */
function isOfOnePage(id: string, modules: Rolldown.ChunkingContext): boolean {
  if (!/\/contract\/(?:operations|labels)\//u.test(id)) return false;
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  const pages = new Set(importers.map((path) => /\/storefront\/pages\/[\w-]+\//u.exec(path)?.[0]));
  return pages.size === 1 && !pages.has(undefined);
}

/**
 * By app: which modules go into one file, for browsers. One script for what all pages share, instead of some twenty, is 6 kB less
 * to load (brotli). It comes first: a group takes along what its modules import.
 */
export const chunkGroups: Readonly<Record<string, Rolldown.CodeSplittingGroup[]>> = {
  storefront: [
    {
      debugName: 'shop',
      name: (id, modules) => (isOfOnePage(id, modules) ? null : 'shop'),
      test: (id) => !ofFewPages.test(id) && !parts.some(({ test }) => test.test(id)),
    },
    ...parts,
  ],
};
