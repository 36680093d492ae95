/** Business constants and limits, one place each (specification §4, §5, §9). Times in milliseconds, distances in pixels. */

export const currency = { code: 'USD', symbol: '$', decimals: 2 } as const;

/** What a shop is called until it has a name. */
export const unnamedShop = 'Kado';

/** Time zone in which days begin and end for the shop. */
export const shopTimeZone = 'Asia/Phnom_Penh';

/** Ways to write a day (specification §9); the first one unless the shop's setting `dateFormat` says otherwise. */
export const dateFormats = ['dd-mm-yyyy', 'dd/mm/yyyy'] as const;
export type DateFormat = (typeof dateFormats)[number];
export const [defaultDateFormat] = dateFormats;

/** Before the number of an order, unless the shop says otherwise. */
export const usualOrderPrefix = 'AG';

export const orderStatuses = { active: 1, inProgress: 2, completed: 3, returned: 4, refunded: 5 } as const;
export type OrderStatusId = (typeof orderStatuses)[keyof typeof orderStatuses];
/** States nobody is shown: reserved until its payment is settled, and given up. */
export const hiddenOrderStatuses = { awaitingPayment: 90, voided: 91 } as const;

/** How an option's additional price is meant: dollars, or percent of the base price. */
export const priceTypes = { fixedValue: 1, percentage: 2 } as const;
/** Attribute ids with a meaning of their own: their options are colours and sizes. */
export const attributeKinds = { color: 1, size: 2 } as const;

/** What of its product a picture shows, in the order pages show them: whole, close up, from behind, open, in use, packed. */
export const pictureViews = ['front', 'detail', 'side', 'back', 'open', 'room', 'packed'] as const;
export type PictureView = (typeof pictureViews)[number];

export const paymentMethodIds = { wallet: 2, card: 5, cashOnDelivery: 6 } as const;
/** Bank transfer to an account of the shop: our own, offered where it names one. The wire's 7 is a logo. */
export const transferMethodId = 9;
/** Of a row of payment_method. 2, 5 and 6 are the wire's; others come with their provider. */
export type PaymentMethodId = number;
/**
 * How the checkout shows a way to pay: a card's form, a wallet's buttons, a code to be read, accounts to transfer to once the
 * order is placed, or nothing of its own.
 */
export const waysOfShowing = ['card', 'wallet', 'code', 'transfer', 'nothing'] as const;
export type WayOfShowing = (typeof waysOfShowing)[number];

/** Sent for a country, state or city nobody chose. */
export const unselectedPlace = -999;

/** Cents: what one of a product may cost, and what one order may come to. The database's columns hold up to 2,147,483,647. */
export const amountLimits = { priceCents: 1_000_000_000, orderCents: 2_000_000_000 } as const;

export const quantityLimits = { min: 1, max: 10 } as const;

export const listing = {
  defaultPageSize: 9,
  /** What the selector offers (its labels); the values existing clients send for them differ, see `legacyPageSizes`. */
  pageSizes: [9, 18, 27, 36, 45, 54, 100],
  legacyPageSizes: [22, 22, 32, 42, 52, 62, 100],
  maxPageSize: 100,
  pageLinks: 5,
  ratings: [5, 4, 3, 2, 1],
  defaultRating: 5,
  priceBands: [
    [10, 100],
    [100, 200],
    [200, 300],
    [300, 400],
    [400, 500],
    [500, 600],
    [600, null],
  ],
  /** From here on the number left is told. */
  fewLeft: 5,
  columns: [2, 3, 4],
  defaultColumns: 3,
} as const;

export const fetchSizes = { lists: 100, products: 20, sidebarProducts: 10 } as const;

/** Characters (grapheme clusters) after which a text is cut on screen. */
export const cutLengths = {
  menuName: 30,
  wishlistName: 30,
  listingName: 45,
  shortDescription: 103,
  reviewBody: 500,
  filterName: 30,
  campaignDiscountTitle: 30,
  checkoutName: 50,
  standard: 50,
  cartName: 80,
} as const;

export const couponMaxLength = 30;

/** Characters of the card that comes with a gift. */
export const giftMessageMaxLength = 300;

export const scrolling = { threshold: 170, topStep: 100, topDelay: 10.5 } as const;

export const delays = {
  loadingOff: 2000,
  /** Calls shorter than this show no overlay (docs/specification.md). */
  overlayAfter: 150,
  persistTimeout: 5000,
  continueShopping: 500,
  /** An upper bound: the page that is asked for is shown as soon as it is there (docs/specification.md). */
  pageChange: 200,
  successRedirect: 1000,
  /** An upper bound too: sums are worked out in the browser at once. */
  cartRecalculation: 500,
  walletSubmit: 500,
  /** How long what was paid, and when it comes, stands beside the tick in a code's place; whoever wants goes on sooner. */
  codePaid: 4000,
  carouselSpeed: 750,
  carouselShown: 500,
  carouselPause: 6000,
  toast: 5000,
} as const;

export const searchMinLength = 2;

/** Picture widths of which renditions exist, and the formats; `docs/decisions` tells why. */
export const renditions = { widths: [320, 640, 1024], formats: ['avif', 'webp'] } as const;

/** Of all staff of the demo shop: they sign in from its own machine alone. */
export const demoStaffPassword = 'kado-office-1';

/** Currencies an account of the shop may be held in. */
export const accountCurrencies = ['USD', 'KHR'] as const;
export type AccountCurrency = (typeof accountCurrencies)[number];

/** The slip of a bank transfer, as a picture: how large a file may be, and how many an order takes. */
export const slipLimits = { bytes: 10_000_000, perOrder: 3 } as const;
/** What is to be done with an order next: its customer confirms it or pays by transfer, it is prepared, sent; or it is on its way. */
export const orderStages = [
  'toConfirm',
  'awaitingTransfer',
  'balanceDue',
  'toPrepare',
  'toSend',
  'onTheWay',
] as const;
export type OrderStage = (typeof orderStages)[number];
/** By what staff may sort orders. */
export const orderSorts = ['placed', 'total', 'promised'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What staff may send from the office: the whole in bytes, and its pieces. */
export const uploadLimits = {
  picture: 50_000_000,
  file: 100_000_000,
  piece: { least: 65_536, most: 1_048_576 },
} as const;
/** For what: pictures of products, of the shop's pages, of its settings; the file of a digital product. */
export const uploadUses = ['product', 'page', 'setting', 'file'] as const;
export type UploadUse = (typeof uploadUses)[number];

/** Orders whose papers go into one file. */
export const mostPapers = 200;
