import path from 'node:path';
import type { Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

const part = (name: string, test: RegExp) => ({ name, test });

/**
 * Code that several pages need, but not all of them, or not at once. It is grouped into files, because a file for every
 * module would be larger.
 */
const parts = [
  // For scripts of pages behind links as well, which start no React.
  part('limit', /\/web\/within-limit\.ts$/u),
  // What customers send for printing: calls and texts that only parts for printed goods use, and the answers they show.
  part(
    'prints',
    /\/labels\/(?:storefront\/(?:order-prints|print-preview)|shared\/artwork)\.ts$|\/operations\/orders\/(?:begin-artwork|get-artwork-library|get-designs|get-order-prints|place-artwork|send-artwork|send-print-text)\.ts$|\/storefront\/(?:use-answer|artwork\/(?:attach-design|use-artwork-file|use-design|use-send-artwork)|print-preview\/area-of-row)\.ts$|\/print-preview\/artwork-shown\.tsx$|\/product-detail\/area-picture\.ts$/u,
  ),
  // For the half of the pages that have a form.
  part(
    'forms',
    /\/web\/forms\/(?:use-form-check|form-text)\.ts$|\/account\/in-name-order\.tsx$|\/contract\/(?:forms\/(?:field-rules|problem-text)|server-answers)|\/ui\/(?:field|field-frame|text-area|select-field)\.tsx$/u,
  ),
  // For forms that send their fields; the checkout's doesn't.
  part('sending', /\/web\/forms\//u),
  // Prices by quantity, for the cart and the page of a product.
  part(
    'ladder',
    /\/rules\/(?:line-price|percent|surcharge|terms-row)\.ts$|\/storefront\/use-ask-for-price\.ts$|\/storefront\/cart\/saving\.|\/labels\/storefront\/ladder\.ts$/u,
  ),
  // One-time charges, only for goods that have any.
  part('charges', /\/storefront\/charges\/|\/rules\/once-key\.ts$|\/labels\/shared\/once\.ts$/u),
  // Code that the cart shares with the checkout, and the checkout with the code that sends its order, including gifts.
  part(
    'carts',
    /\/storefront\/cart\/(?!company-fields|deposit)|\/rules\/cart-totals\.ts$|\/checkout\/placing\/attempt\.ts$/u,
  ),
  // Needed after an order; home's card of it and the profile need parts of it, too.
  part('placed', /\/(?:web\/toast-then-navigate|storefront\/orders\/follow-placed)\.ts$/u),
  // Loaded when an order is to be sent, on delivery or through a payment provider.
  part(
    'ordering',
    /\/checkout\/(?:placing\/(?:order-request|attempt-key|follow-outcome|poll-again|placed-message)\.ts$|placed\.tsx$)|\/storefront\/payment\/order-outcome\.ts$|\/operations\/payments\/(?:confirm|cancel)-payment\.ts$|\/labels\/storefront\/(?:checkout-card-form|checkout-code)\.ts$/u,
  ),
  part(
    'products',
    /\/storefront\/products\/(?!use-taxonomy|recently-seen)|\/labels\/storefront\/product-detail\.ts|\/ui\/(?:stars|choices|scroll-row)\b/u,
  ),
  // Loaded at the first interaction or message (web/toast-host.tsx); scrolling and opening the search box count as
  // interactions.
  part(
    'messages',
    /\/web\/(?:toast-deck\.tsx|announce-page\.ts)$|\/layout\/(?:scroll-to-top\.ts|search-found\.tsx|suggestion\.tsx|suggestion-href\.ts)$|\/state\/searches-like\.ts$|\/ui\/(?:toast-card|toasts|use-clear-of-field|use-deck-open)\.tsx?$/u,
  ),
  // For the login and signup pages, and for the checkout after a logout there.
  part(
    'logins',
    /\/storefront\/account\/(?:after-login|login-form|use-login|use-return-path|use-login-choice|use-requested-address|requested-address)\.tsx?$|\/ui\/password-field\.tsx$/u,
  ),
  // For logged-in customers: the lists on their account.
  part('lists', /\/storefront\/synced-lists\/(?:account-lists|sync-lists|merge|listed)\.ts$/u),
  // At a login: the lists of the browser and the account are merged.
  part('joining', /\/storefront\/synced-lists\/(?:join-lists|merge-at-login)\.ts$/u),
  // Collapsible parts of the checkout and the saved lists, and parts of the checkout that appear by themselves.
  part('stored-fold', /\/storefront\/layout\/(?:stored-fold|kept-parts)\./u),
  // The choice of a payment method, which the checkout shares with the signup on the way there.
  part('paying', /\/storefront\/payment\/payment-method(?:s|-panel)\./u),
  // The parts of the checkout that load after the visible ones. That signup needs some of them.
  part(
    'later',
    /\/checkout\/form\/(?:later|gift-fields)\.tsx$|\/storefront\/payment\/(?:external-methods|go-on|payment-steps)\.tsx?$/u,
  ),
  // Loaded when a line of the checkout is opened.
  part('folded', /\/checkout\/form\/(?:coupon-box\.tsx|check-coupon\.ts|note\.tsx)$/u),
  // Needed after a product was added to the cart.
  part('added', /\/layout\/(?:added-slip|goes-with)\.tsx$/u),
  // Dates, and the estimated arrival.
  part(
    'days',
    /\/storefront\/(?:today|arrival-text|use-dates)\.ts$|\/rules\/(?:arrival|format-da(?:te|y)|shipping-days)\.ts$/u,
  ),
  // For the page of an order, and home's card of the last one.
  part(
    'orders',
    /\/storefront\/orders\/(?!follow|job\/|again\/|drawing-price|delivery-text|cart-story)|\/labels\/storefront\/order-progress\.ts$|\/rules\/(?:order-times|story|story-text)\.ts$/u,
  ),
  // For pages that have their own dialog.
  part('dialogs', /\/ui\/dialog\.tsx$/u),
  // What the page of a product shares with the cart.
  part('stepper', /\/ui\/stepper\.|\/artwork\/load-prints\.ts$|\/labels\/shared\/matrix\.ts$/u),
  part('area', /\/rules\/print-area\.ts$|\/logo-things\/has-logo\.ts$/u),
  // What shows a logo on products: home, and the page for a group once there is one.
  part(
    'things',
    /\/storefront\/logo-things\/(?:logo-things|thing-picture)\.tsx$|\/labels\/storefront\/logo-things\.ts$/u,
  ),
  // What the page of a product shows a few and a group.
  part('product', /\/pages\/product-detail\/(?:buy-box|gallery|tabs|use-chosen)\.tsx?$/u),
  // Loaded when one of the panels is first opened (storefront/layout/opens.ts).
  part(
    'panels',
    /\/storefront\/(?:layout\/(?:panels|phone-menu|user-dialog|wishlist-panel)\.tsx$|wishlist\/)/u,
  ),
];

/** Modules that are grouped with the one or few pages that import them. */
const ofFewPages =
  /\/web\/(?:print\/[a-z-]+|start|toast-then-navigate|smaller-picture|upload-chunks)\.tsx?$|\/storefront\/(?:entry\.worker|first\.ts|still|paying|use-answer|offline\/stored-addresses|layout\/scroll-to-top|orders\/(?:follow|job\/|again\/|drawing-price|delivery-text|cart-story)|riel\/dual-currency-totals|cart\/(?:company-fields|deposit)|products\/recently|not-found-page|paragraphs|share-link|(?:pages|payment|account|newsletter|synced-lists|artwork|photos|print-preview|logo-things)\/)|\/contract\/(?:forms\/|(?:artwork|company-lengths|upload-limits)\.ts$)|\/rules\/(?:artwork|cells|deposit|group-query|print-area|warp|choices|numbers-in-words|pasted-cells|pasted-skus|compare-key|price|price-band|price-in-words|read-number|story-ahead|services-found|text-of-language|variant-query|vat)\.ts$|\/ui\/(?:move-in-grid|password-field|sanitized-html|stepper|pages|page-window)\b/u;

/** Pages, and parts loaded on demand. */
const ofOne =
  /\/storefront\/(?:pages\/[\w-]+\/|orders\/(?:job|again)\/|payment\/|synced-lists\/|newsletter\/|print-preview\/|(?=cart\/company|products\/recently)|account\/(?=address|commune|phone-|use-login-choice))/u;

/** Whether only one page or on-demand part uses a call or label set, which is then grouped with it. */
function isOfOnePage(id: string, modules: Rolldown.ChunkingContext): boolean {
  if (!/\/contract\/(?:operations|labels)\//u.test(id)) return false;
  const { importers = [] } = modules.getModuleInfo(id) ?? {};
  const pages = new Set(importers.map((importer) => ofOne.exec(importer)?.[0]));
  return pages.size === 1 && !pages.has(undefined);
}

/** Matches the office's screens, the parts that several screens of a noun share, and parts loaded on demand. */
const ofFewScreens =
  /^\/office\/[\w-]+\/[\w-]+\/|\/office\/(?:rich-text|palette|scan)\/|\/(?:@tiptap|@base-ui|@floating-ui|use-sync-external-store|reselect|tabbable|prosemirror-[\w-]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\/|\/web\/(?:start|toast-deck|page-heard)\b|\/ui\/toast|\/uqr\/|\/factors\/qr-code\b/u;

/**
 * The modules that are grouped into one file for browsers, by app. One script with the code that all pages
 * share, instead of about twenty, is 6 kB smaller (brotli). It comes first, because a group includes what its
 * modules import.
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
    {
      name: 'office',
      test: (id) => !ofFewScreens.test(`/${path.relative(root, id)}`),
    },
    part('messages', /\/web\/(?:toast-deck|page-heard)\b|\/ui\/toast/u),
  ],
};
