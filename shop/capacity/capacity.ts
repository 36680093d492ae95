import type { WorkQueueOptions } from '#shop/work-queue/work-queue.ts';

// The capacity limits of one process, with reasons: connections, queues, caches, times. How many requests a
// client may send is a rate limit, which is a setting (server/settings/config.ts). docs/capacity.md shows
// these numbers; a test compares them.

interface Sized {
  what: string;
  why: string;
}

export const connections = {
  shared: {
    size: 8,
    what: 'browsing, accounts, messages, jobs',
    why: 'a list keeps a connection busy for a few milliseconds; more connections would only share the processor',
  },
  checkout: {
    size: 8,
    what: 'checkout and rate limits',
    why: 'separate, so that browsing and floods of logins cannot use them up',
  },
  office: {
    size: 4,
    what: 'the office',
    why: 'one per running office call; slow reports do not make shoppers wait',
  },
  mails: {
    size: 2,
    what: 'sending emails',
    why: 'a separate thread sends five emails at a time, and no request waits for them',
  },
  imports: {
    size: 2,
    what: 'imports of files',
    why: 'a separate thread imports one file at a time, and extends its claim meanwhile',
  },
  besides: {
    size: 2,
    what: 'notifications, and migrations at startup',
    why: 'listening for notifications needs a session that stays open',
  },
} as const satisfies Record<string, Sized & { size: number }>;

/** The total number of database connections. */
export const connectionsOfAProcess: number = Object.values(connections).reduce(
  (total, { size }) => total + size,
  0,
);

/** Connections to a replica, in addition to the primary's. */
export const replicaConnections = {
  size: 10,
  what: 'to a replica: lists, search, products and pages',
  why: 'as many as browsing and jobs need; the primary answers when the replica cannot',
} as const satisfies Sized & { size: number };

/**
 * How long a request waits for a connection, and a statement may take, in ms. After that, the answer is 503.
 */
export const databaseTimeouts = { connectionWait: 1000, statementTimeout: 2000 } as const;
/** Returns the timeouts, multiplied by a factor. */
export const scaleTimeouts = (
  { connectionWait, statementTimeout }: { connectionWait: number; statementTimeout: number },
  times: number,
) => ({ connectionWait: connectionWait * times, statementTimeout: statementTimeout * times });
/** Timeouts for a replica. After that, the primary is used. */
export const replicaTimeouts = { connectionWait: 250, statementTimeout: 2000 } as const;
/** Timeouts for emails, for which no request waits. */
export const mailTimeouts = { connectionWait: 10_000, statementTimeout: 2000 } as const;
/** Timeouts for erasing a customer, which searches all emails on its own connection. */
export const longTimes = { connectionWait: 1000, statementTimeout: 60_000 } as const;
export const officeTimeouts = { connectionWait: 1000, statementTimeout: 10_000 } as const;

/** How many jobs of each kind run at once, how many may wait, and for how many ms. Others get a 503. */
export const queues = {
  checkout: {
    size: { atOnce: 400, mayWait: 400 },
    what: 'checkout calls: cart, places, coupons, orders, payments',
    why: 'orders and payments have queues of their own below, and providers are slow',
  },
  browse: {
    size: { atOnce: 16, mayWait: 60, timeoutMs: 250 },
    what: 'calls that only read',
    why: 'above capacity, serving some visitors fast is better than serving all too late',
  },
  account: {
    size: { atOnce: 200, mayWait: 300, timeoutMs: 5000 },
    what: 'account calls',
    why: 'logins and hashes have queues of their own, whose refusals look like a login response',
  },
  message: {
    size: { atOnce: 4, mayWait: 200, timeoutMs: 5000 },
    what: 'messages to the shop',
    why: 'messages are not urgent and must not delay other calls',
  },
  office: {
    size: { atOnce: 4, mayWait: 60, timeoutMs: 5000 },
    what: 'office calls',
    why: 'as many as the office has connections; a slow report takes no shopper’s place',
  },
  pictures: {
    size: { atOnce: 1, mayWait: 60, timeoutMs: 20_000 },
    what: 'cropping and encoding the office’s pictures',
    why: 'each takes a processor for one or two seconds; shoppers keep the others',
  },
  pages: {
    size: { atOnce: 8, share: 4, mayWait: 500, timeoutMs: 1000 },
    what: 'rendering uncached pages; at most 4 for one IP address',
    why: 'a crawl of uncached pages leaves room for checkout, and one visitor for the others',
  },
  sitemap: {
    size: { atOnce: 1, mayWait: Infinity },
    what: 'building the sitemap',
    why: 'a large sitemap takes a while, and all clients get the same one',
  },
  feed: {
    size: { atOnce: 3, share: 1, mayWait: 20, timeoutMs: 20_000 },
    what: 'downloading the product feed; one at a time for one IP address',
    why: 'a large one reads the whole catalog; a few services fetch it a few times a day',
  },
  storage: {
    size: { atOnce: 64, mayWait: 1000, timeoutMs: 5000 },
    what: 'fetching pictures from the bucket, until the first byte',
    why: 'a bucket that does not respond must not hold up all visitors',
  },
  orders: {
    size: { atOnce: 8, share: 2, mayWait: 500 },
    what: 'placing orders; at most 2 for one IP address',
    why: 'as many as checkout has connections: a rush for one product waits here, because the pool refuses after a second; new customers at one address order one after the other, so more would only hold connections',
  },
  payments: {
    size: { atOnce: 100, mayWait: 200 },
    what: 'orders that call a payment provider',
    why: 'each may wait twenty seconds for the provider, without a database connection',
  },
  slips: {
    size: { atOnce: 1, share: 1, mayWait: 10, timeoutMs: 10_000 },
    what: 're-encoding payment slips',
    why: 'a hostile slip may have 50 million pixels, so only one is in memory at a time',
  },
  artwork: {
    size: { atOnce: 1, share: 1, mayWait: 10, timeoutMs: 30_000 },
    what: 'reading files for printing',
    why: 'a hostile file may have 100 million pixels, so only one is in memory at a time',
  },
  papers: {
    size: { atOnce: 1, share: 1, mayWait: 10, timeoutMs: 20_000 },
    what: 'typesetting invoices and packing slips',
    why: 'a file of 200 invoices takes a processor for two seconds',
  },
  taxDocuments: {
    size: { atOnce: 1, share: 1, mayWait: 10, timeoutMs: 20_000 },
    what: 'typesetting a customer’s tax document',
    why: 'separate, so that neither customers nor staff wait for the other’s files',
  },
  logins: {
    size: { atOnce: 4, mayWait: 60 },
    what: 'logins',
    why: 'a rush of logins must not take the connections from other calls',
  },
  hashes: {
    size: { atOnce: 2, mayWait: 60 },
    what: 'hashing passwords',
    why: 'each takes a thread, 19 MiB and 15 to 20 ms; the last one in the queue is done within half a second',
  },
  counts: {
    size: { atOnce: 4, mayWait: 1000 },
    what: 'counting for limits per account, IP address or day',
    why: 'counts under one key run one after the other; they wait here instead of on connections',
  },
  rateLimits: {
    size: { atOnce: 2, mayWait: 500, timeoutMs: 1000 },
    what: 'counting requests per minute; one queue per rate limit',
    why: 'a flood of one kind of request must not delay orders',
  },
  webhooks: {
    size: { atOnce: 10, mayWait: 40, timeoutMs: 5000 },
    what: 'reading webhooks; one queue per provider',
    why: 'anyone can send them; too many lookups make the provider refuse, and then shoppers cannot pay',
  },
} as const satisfies Record<string, Sized & { size: WorkQueueOptions }>;

const mebibyte = 1024 * 1024;

/** The in-memory caches: limits in bytes, or in entries where `unit` says so. */
export const caches = {
  pages: { max: 64 * mebibyte, unit: 'MiB', what: 'rendered pages, all encodings' },
  sitemap: { max: 64 * mebibyte, unit: 'MiB', what: 'the sitemap, all encodings' },
  frames: { max: mebibyte, unit: 'MiB', what: 'the shared page data of each language' },
  calls: { max: 300, unit: 'responses', what: 'calls made while rendering' },
  cards: { max: 20_000, unit: 'products', what: 'texts and pictures of product cards' },
  details: { max: 1000, unit: 'products', what: 'data of plain products in each language' },
  addresses: {
    max: 50_000,
    unit: 'addresses',
    what: 'visitors counted without a query each time',
  },
} as const;

/**
 * Timeouts in ms: for a request to arrive or a part of a response to be received, for creating a response,
 * and for idle connections.
 */
export const requests = { timeoutMs: 15_000, longestCall: 40_000, keepAlive: 72_000 } as const;

/** The batch sizes of background jobs. */
export const jobs = {
  mails: 5,
  payments: 10,
  overdueOrders: 20,
  datedProducts: 50,
} as const;
