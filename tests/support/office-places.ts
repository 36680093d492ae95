import { type Screen, screenRows } from '#office/screens.ts';

/** A path of the office, below the language, and buttons that open something on the page. */
export interface OfficePlace {
  path: string;
  press?: readonly string[];
}

/**
 * Order numbers: a shipped one, one that isn't being prepared yet, and two by transfer, of which the last
 * awaits its payment.
 */
export interface PlacedOrders {
  sent: string;
  changeable: string;
  transfer: string;
  waiting: string;
  /** The id of their customer. */
  customer: number;
}

const history = 'main button:has(use[href$="#clock"])';
const recordHistory = 'button:has(use[href$="#history"])';
const firstOfTable = 'main tbody th .link-btn';
const parts = ['story', 'scene', 'faq', 'about', 'footer', 'menus', 'product', 'logo'];
const termKinds = ['brand', 'colour', 'size', 'tag', 'attribute', 'option', 'vendor'];

/**
 * Returns every screen of the office except the sign-in screens, with all states that have a URL or can be
 * opened. The types make the list complete. `inquiryId` is a message in the inbox.
 */
export function officePlaces(
  { sent, changeable, transfer, waiting, customer }: PlacedOrders,
  inquiryId = 1,
): OfficePlace[] {
  const several: Partial<Record<Screen, OfficePlace[]>> = {
    signIn: [],
    enrol: [],
    order: [sent, changeable, transfer, waiting].map((number) => ({ path: `/orders/${number}` })),
    orderChange: [{ path: `/orders/${changeable}/change` }],
    money: [{ path: '/money' }, { path: '/money?view=back' }],
    moneyMatch: [{ path: `/money/${waiting}` }],
    workshopOrder: [{ path: `/workshop/${changeable}` }],
    products: [{ path: '/products' }, { path: '/products?find=AG-' }],
    productsTogether: [{ path: '/products/together?ids=1,2,3' }],
    product: [{ path: '/products/1', press: ['button.pic', history] }],
    customPages: [{ path: '/pages' }, { path: '/pages?published=true' }],
    customPage: [{ path: '/pages/new' }],
    festival: [{ path: '/festivals/1' }, { path: '/festivals/new' }],
    printMethod: [{ path: '/print-methods/1' }, { path: '/print-methods/new' }],
    discounts: [{ path: '/discounts' }, { path: '/discounts?view=ended&code=with' }],
    discount: [
      { path: '/discounts/1', press: ['main button:has(use[href$="#history"])', '[name=productIds]'] },
      { path: '/discounts/new' },
    ],
    customer: [{ path: `/customers/${customer}`, press: [recordHistory] }],
    catalogueImport: [{ path: '/imports/1' }],
    webhookEndpoint: [{ path: '/settings/webhooks/new' }],
    webhookDelivery: [{ path: '/settings/webhook-deliveries/1' }],
    inquiry: [{ path: `/inbox/${inquiryId}` }],
    replyTemplate: [{ path: '/reply-templates/1' }, { path: '/reply-templates/new' }],
    review: [{ path: '/reviews/1', press: [recordHistory] }],
    categories: [{ path: '/categories?id=1' }],
    words: termKinds.map((kind) => ({ path: `/words?kind=${kind}`, press: [firstOfTable] })),
    apiKey: [{ path: '/settings/keys/1' }],
    delivery: [{ path: '/settings/delivery' }],
    wayToDeliver: [{ path: '/settings/delivery/1' }, { path: '/settings/delivery/new' }],
    payments: [{ path: '/settings/payments', press: ['#accounts .way-foot button'] }],
    contentPart: [
      { path: '/content/banner/1' },
      { path: '/content/campaign/1' },
      ...parts.map((part) => ({ path: `/content/pages/${part}` })),
    ],
    labels: [{ path: '/labels' }, { path: '/labels?own=yes' }],
  };
  return screenRows.flatMap(([screen, { path }]) => several[screen] ?? [{ path }]);
}
