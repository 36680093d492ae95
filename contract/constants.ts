/**
 * Business constants and limits, each defined once (specification §4, §5, §9). Times in milliseconds, distances in
 * pixels.
 */

export const currency = { code: 'USD', symbol: '$', decimals: 2 } as const;

/** The name of a shop that hasn't been named yet. */
export const unnamedShop = 'Kado';

/** The time zone that defines the shop's days. */
export const shopTimeZone = 'Asia/Phnom_Penh';

/** Date formats (specification §9). The first one is the default of the shop's setting `dateFormat`. */
export const dateFormats = ['dd-mm-yyyy', 'dd/mm/yyyy'] as const;
export type DateFormat = (typeof dateFormats)[number];
export const [defaultDateFormat] = dateFormats;

/** The events of which a chat can notify staff. */
export const staffChatEvents = ['order', 'payment', 'message', 'sample', 'stock'] as const;
export type StaffChatEvent = (typeof staffChatEvents)[number];

/** Returns the path of the product feed in a language. */
export const feedPath = (tag: string): string => `/feeds/products.${tag}.xml`;

/** Default prefix of order numbers; a shop setting overrides it. */
export const defaultOrderPrefix = 'AG';
/** The VAT rate, in hundredths of a percent. */
export const defaultVatRate = 1000;

export const orderStatuses = { active: 1, inProgress: 2, completed: 3, returned: 4, refunded: 5 } as const;
export type OrderStatusId = (typeof orderStatuses)[keyof typeof orderStatuses];
/** Who may approve proofs: anyone with the link, or only with a code sent to the order's own phone or email. */
export const proofApprovers = ['link', 'code'] as const;
export type ProofApprover = (typeof proofApprovers)[number];
/** Statuses hidden from customers and staff: reserved until the payment is settled, and abandoned. */
export const hiddenOrderStatuses = { awaitingPayment: 90, voided: 91 } as const;

/** How an option's additional price is calculated: in dollars, or as a percentage of the base price. */
export const priceTypes = { fixedValue: 1, percentage: 2 } as const;
/** Attribute ids with a special meaning: their options are colors and sizes. */
export const attributeKinds = { color: 1, size: 2 } as const;
/** What a product may count its stock per, instead of one stock for all. */
export const stockPers = ['color', 'size', 'both'] as const;
export type StockPer = (typeof stockPers)[number];

/** How a changed price is rounded: to whole cents, to a multiple of cents, or to the nearest price with this ending. */
export const roundings = ['cent', 'five', 'ten', 'fifty', 'dollar', 'ninety', 'ninetyNine'] as const;
export type Rounding = (typeof roundings)[number];

/** The view of the product a picture shows, in display order: front, close-up, side, back, open, in use, packed. */
/** Where an order is delivered: the door, a carrier's branch, a bus station, or the shop, where it is picked up. */
export const deliveryKinds = ['door', 'branch', 'bus', 'shop'] as const;

export const pictureViews = ['front', 'detail', 'side', 'back', 'open', 'room', 'packed'] as const;
export type PictureView = (typeof pictureViews)[number];

export const paymentMethodIds = { wallet: 2, card: 5, cashOnDelivery: 6 } as const;
/**
 * Bank transfer to an account of the shop. Added by Kado and offered when the shop has an account. The documented id 7
 * is a logo.
 */
export const transferMethodId = 9;
/** On account: within the days and the limit that staff agreed with the customer. It has no row in payment_method. */
export const onAccountMethodId = 11;
/** The id of a row in payment_method. The API documents 2, 5 and 6; others come with their provider. */
export type PaymentMethodId = number;
/**
 * What the checkout shows for a payment method: a card form, wallet buttons, a QR code, the accounts to transfer to
 * after the order is placed, or no UI of its own.
 */
export const paymentDisplays = ['card', 'wallet', 'code', 'transfer', 'nothing'] as const;
export type PaymentDisplay = (typeof paymentDisplays)[number];

/** Sent when no country, state or city is selected. */
export const unselectedPlace = -999;

/**
 * Maximum price of a product and maximum total of an order, in cents. The database columns hold up to 2,147,483,647.
 */
export const amountLimits = { priceCents: 1_000_000_000, orderCents: 2_000_000_000 } as const;

export const quantityLimits = { min: 1, max: 10 } as const;

/** How many related products staff can choose. */
export const maxRelatedProducts = 8;

export const listing = {
  defaultPageSize: 9,
  /** Page sizes in the selector. Existing clients send different values for them, see `legacyPageSizes`. */
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
  /** The stock at or below which the remaining quantity is shown. */
  fewLeft: 5,
  columns: [2, 3, 4],
  defaultColumns: 3,
} as const;

export const fetchSizes = { lists: 100, products: 20, sidebarProducts: 10 } as const;

/** Characters (grapheme clusters) after which a text is truncated on screen. */
export const truncateLengths = {
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

/** The maximum length of a gift card message, in characters. */
export const giftMessageMaxLength = 300;

export const scrolling = { threshold: 170, topStep: 100, topDelay: 10.5 } as const;

export const delays = {
  loadingOff: 2000,
  /** The time until a call shows an overlay (docs/specification.md). */
  overlayAfter: 150,
  persistTimeout: 5000,
  continueShopping: 500,
  /** A maximum: the requested page appears as soon as it is loaded (docs/specification.md). */
  pageChange: 200,
  successRedirect: 1000,
  /** Also a maximum: the browser recalculates totals immediately. */
  cartRecalculation: 500,
  walletSubmit: 500,
  /**
   * The time that a paid QR code shows the amount, the arrival date and the check mark before moving on. The
   * customer can continue sooner.
   */
  codePaid: 4000,
  carouselSpeed: 750,
  carouselShown: 500,
  carouselPause: 6000,
  toast: 5000,
  /** A message with Undo, in the office. */
  undo: 10_000,
} as const;

export const searchMinLength = 2;

/** Widths and formats of picture renditions. `docs/decisions` explains the choice. */
export const renditions = { widths: [320, 640, 1024], formats: ['avif', 'webp'] } as const;

/** The fewest characters of a staff member's password. */
export const minStaffPassword = 12;

/**
 * The password of all staff members in the demo shop. They can sign in only from the machine that runs it.
 */
export const demoStaffPassword = 'kado-office-1';

/** Whether shoppers see a review: shown, hidden by staff, or held until staff approve it. */
export const reviewStates = ['shown', 'hidden', 'held'] as const;
/** Why staff hide a review. */
export const hidingReasons = [
  'insult',
  'advertising',
  'offTopic',
  'personalData',
  'untrue',
  'other',
] as const;

/** How far an inquiry in the inbox is: not read, being worked on, answered, or finished. */
export const inquiryStates = ['new', 'open', 'waiting', 'done'] as const;
export const inquiryKinds = ['message', 'samples', 'seller'] as const;
/** How far requested samples are. */
export const sampleStates = ['requested', 'preparing', 'ready', 'handedOver', 'declined'] as const;
export type SampleState = (typeof sampleStates)[number];

/** Currencies a shop account can use. */
export const accountCurrencies = ['USD', 'KHR'] as const;
export type AccountCurrency = (typeof accountCurrencies)[number];

/** Why something is wrong with a delivered order. */
export const reportReasons = ['damaged', 'missing', 'wrong', 'faulty', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** The limits of reports: per customer and day, and pictures of each. */
export const reportLimits = { perDay: 5, pictures: 3 } as const;
/** The maximum number of photos of a review. */
export const reviewPhotos = 3;
/** Limits of payment slip pictures: bytes per file and files per order. */
export const paymentSlipLimits = { bytes: 10_000_000, perOrder: 3 } as const;
/**
 * The next step of an order: its customer confirms it or pays by transfer, staff prepare it, staff ship it, or it is on
 * its way.
 */
export const orderStages = [
  'toConfirm',
  'awaitingTransfer',
  'balanceDue',
  'overdue',
  'toPrepare',
  'toSend',
  'onTheWay',
] as const;
export type OrderStage = (typeof orderStages)[number];
/** The state of a discount. `usedUp`: a coupon without uses left; `off`: staff turned it off. */
export const discountStates = ['running', 'planned', 'ended', 'usedUp', 'off'] as const;
/** Fields staff can sort orders by. */
export const orderSorts = ['placed', 'total', 'promised'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What an upload is for: pictures of products, pages or settings, the file of a digital product, an import, or a proof. */
export const uploadUses = ['product', 'page', 'setting', 'file', 'import', 'proof', 'artwork'] as const;
export type UploadUse = (typeof uploadUses)[number];
/** Uploads that become pictures. */
export type PictureUse = Exclude<UploadUse, 'file' | 'import' | 'proof' | 'artwork'>;

/** Counting stops here: a larger exact number isn't worth the time. */
export const maxCounted = 10_000;

/** Maximum number of orders whose documents fit in one file. */
export const maxDocuments = 200;

/** The currencies in which files of other shops can have their prices, the likely ones first. */
export const fileCurrencies = [
  'USD',
  'KHR',
  'THB',
  'VND',
  'LAK',
  'CNY',
  'EUR',
  'GBP',
  'JPY',
  'KRW',
  'IDR',
  'MYR',
  'SGD',
  'PHP',
  'INR',
  'AUD',
] as const;

/** The periods that a report can show. The current ones end today; `custom` has its own days. */
export const reportPeriods = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
  'custom',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
/** What a report's period is compared with: the period before, or the same days a year earlier. */
export const reportComparisons = ['before', 'year', 'none'] as const;
export type ReportComparison = (typeof reportComparisons)[number];
