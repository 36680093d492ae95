import type { Rolldown } from 'vite';

const part = (name: string, test: RegExp) => ({ name, test });

/** What several pages need, but not all of them, or not at once; a file each, for a file for every module would be more. */
const parts = [
  // Half of the pages have a form.
  part(
    'forms',
    /\/web\/forms\/(?:use-form-check|form-text)\.ts$|\/account\/in-name-order\.tsx$|\/contract\/(?:forms\/(?:field-rules|problem-text)|server-answers)|\/ui\/(?:field|field-frame|text-area|select-field)\.tsx$/u,
  ),
  // Of forms that send what is in them; the checkout's does not.
  part('sending', /\/web\/forms\//u),
  // What the cart shares with the checkout, and the checkout with what sends its order, gift and all.
  part(
    'carts',
    /\/storefront\/(?:cart\/|kept\/kept-gift\.ts$)|\/rules\/cart-totals\.ts$|\/checkout\/placing\/attempt\.ts$/u,
  ),
  // After an order; home's card of it, and the profile, need some of it too.
  part('placed', /\/(?:web\/say-and-go|storefront\/orders\/follow-placed)\.ts$/u),
  // Loaded when an order is to be sent, on delivery or by a payment provider.
  part(
    'ordering',
    /\/checkout\/(?:placing\/(?:order-request|attempt-key|order-outcome|follow-outcome|look-again|placed-message)|payment\/test-token)\.ts$|\/checkout\/placed\.tsx$|\/labels\/storefront\/(?:checkout-card-form|checkout-code|card-section)\.ts$/u,
  ),
  part(
    'products',
    /\/storefront\/(?:products\/(?!product-words)|share-link)|\/labels\/storefront\/product-detail\.ts|\/ui\/(?:stars|choices|scroll-row)\b/u,
  ),
  // Loaded with the first touch, or message (web/toast-host.tsx); who scrolls has touched, and who opens the search box.
  part(
    'messages',
    /\/web\/(?:toast-deck\.tsx|page-heard\.ts)$|\/chrome\/(?:scroll-to-top\.ts|search-found\.tsx|suggestion\.tsx|suggestion-href\.ts)$|\/state\/searches-like\.ts$|\/ui\/(?:toast-card|toasts|use-clear-of-field|use-deck-open)\.tsx?$/u,
  ),
  // Of the pages where one logs in or signs up, and of the checkout for who has logged out there.
  part(
    'logins',
    /\/storefront\/account\/(?:after-login|login-form|use-login|use-kept-next|use-ways-in|use-asked-address|asked-address)\.tsx?$|\/ui\/password-field\.tsx$/u,
  ),
  // Of who is logged in: the lists on their account.
  part('lists', /\/storefront\/kept\/(?:account-lists|sync-lists|merge|listed)\.ts$/u),
  // What folds in the checkout and among what is kept, and what of the checkout comes by itself.
  part('kept-fold', /\/storefront\/kept\/kept-(?:fold|parts)\./u),
  // Behind a line of the checkout.
  part('folded', /\/checkout\/form\/(?:coupon-box\.tsx|ask-coupon\.ts|note\.tsx)$/u),
  // After something was put into the cart.
  part('added', /\/chrome\/(?:added-slip|goes-with)\.tsx$/u),
  // When something arrives.
  part('days', /\/storefront\/(?:today|arrival-text)\.ts$|\/rules\/(?:arrival|day-text)\.ts$/u),
  // Of the page of an order, and of home's card of the last one.
  part('orders', /\/storefront\/orders\/(?!follow)|\/labels\/storefront\/order-progress\.ts$/u),
  // Of pages that have a dialog of their own.
  part('dialogs', /\/ui\/dialog\.tsx$/u),
  // Loaded when one of them is first wanted (storefront/chrome/opens.ts).
  part(
    'panels',
    /\/storefront\/(?:chrome\/(?:panels|phone-menu|user-dialog|wishlist-panel)\.tsx$|wishlist\/)/u,
  ),
];

/** What goes with the page, or the few, that import it. */
const ofFewPages =
  /\/web\/(?:start|say-and-go)\.ts$|\/storefront\/(?:entry\.worker|first\.ts|offline\/kept-addresses|chrome\/scroll-to-top|orders\/follow|riel\/both-sums|lost-page|paragraphs|(?:pages|account|newsletter|kept)\/)|\/contract\/forms\/|\/rules\/(?:choices|price|text-of-language)\.ts$|\/ui\/(?:password-field|sanitized-html|stepper|pages|page-window)\b/u;

/** Pages, and parts that are loaded when somebody wants them. */
const ofOne =
  /\/storefront\/(?:pages\/[\w-]+\/|kept\/|newsletter\/|account\/(?=commune|phone-|use-ways-in))/u;

/** A call or a set of labels that one of those alone names goes with it. */
function isOfOnePage(id: string, modules: Rolldown.ChunkingContext): boolean {
  if (!/\/contract\/(?:operations|labels)\//u.test(id)) return false;
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  const pages = new Set(importers.map((path) => ofOne.exec(path)?.[0]));
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
  office: [
    part(
      'office',
      /^(?!.*(?:\/office\/(?:pages|rich-text|palette)\/|\/(?:@tiptap|@base-ui|@floating-ui|use-sync-external-store|reselect|tabbable|prosemirror-[\w-]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\/|\/web\/(?:start|toast-deck|page-heard)\b|\/ui\/toast|\/uqr\/|\/factors\/qr-code\b))/u,
    ),
    part('messages', /\/web\/(?:toast-deck|page-heard)\b|\/ui\/toast/u),
  ],
};
