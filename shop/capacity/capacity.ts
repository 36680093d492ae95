import type { WorkQueueOptions } from '#shop/work-queue/work-queue.ts';

// The capacity limits of one process, with reasons: connections, queues, caches, times. How many requests a
// client may send is a rate limit, which is a setting (server/settings/config.ts). docs/capacity.md shows
// these numbers; a test compares them.

interface Sized {
  what: string;
  why: string;
}

/** Database connections. */
export const connections = {
  shared: {
    size: 8,
    what: 'browsing, accounts, messages, jobs',
    why: 'a listing keeps one busy for some milliseconds; more of them only wait for the same processor',
  },
  checkout: {
    size: 8,
    what: 'checkout, counting requests',
    why: 'kept apart: neither browsing nor a flood of logins takes them',
  },
  office: {
    size: 4,
    what: 'the office',
    why: 'one for each of its calls at once: its reports may take longer than a shopper waits, and keep nobody waiting',
  },
  mails: {
    size: 2,
    what: 'sending mails',
    why: 'they are sent in a thread of its own, five at a time, and nobody waits for them',
  },
  besides: {
    size: 2,
    what: 'notices, and at the start migrations',
    why: 'what listens keeps its session',
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
  what: 'on a replica: lists, search, products and pages',
  why: 'as many as browsing has on the primary, which answers in its place',
} as const satisfies Sized & { size: number };

/**
 * How long a request waits for a connection, and a statement may take, in ms. After that, the answer is 503.
 */
export const databaseTimes = { connectionWait: 1000, statementTimeout: 2000 } as const;
/** Returns the times, multiplied by a factor. */
export const longer = (
  { connectionWait, statementTimeout }: { connectionWait: number; statementTimeout: number },
  times: number,
) => ({ connectionWait: connectionWait * times, statementTimeout: statementTimeout * times });
/** Times for a replica. After that, the primary is used. */
export const replicaTimes = { connectionWait: 250, statementTimeout: 2000 } as const;
/** Times for emails, for which no request waits. */
export const mailTimes = { connectionWait: 10_000, statementTimeout: 2000 } as const;
/** Times for an erasure, which searches all emails. It has a connection of its own. */
export const longTimes = { connectionWait: 1000, statementTimeout: 60_000 } as const;
/** Times for the office. */
export const officeTimes = { connectionWait: 1000, statementTimeout: 10_000 } as const;

/**
 * The queues: how many jobs of a kind run at once, how many wait, in order, and for how many milliseconds.
 * Beyond that, the answer is 503.
 */
export const queues = {
  checkout: {
    size: { atOnce: 400, mayWait: 400 },
    what: 'calls of checkout: cart, places, coupons, orders, payments',
    why: 'its parts have queues of their own below, and a provider takes its time',
  },
  browse: {
    size: { atOnce: 16, mayWait: 60, timeoutMs: 250 },
    what: 'calls that read',
    why: 'above capacity it is better to serve some at once than all too late',
  },
  account: {
    size: { atOnce: 200, mayWait: 300, timeoutMs: 5000 },
    what: 'calls of accounts',
    why: 'logins and hashes have queues of their own, which answer in the shape of a login',
  },
  message: {
    size: { atOnce: 4, mayWait: 200, timeoutMs: 5000 },
    what: 'messages to the shop',
    why: 'nobody hurries, and nobody else shall wait for them',
  },
  office: {
    size: { atOnce: 4, mayWait: 60, timeoutMs: 5000 },
    what: 'calls of the office',
    why: 'as many as it has connections; a few people, and a slow report of theirs takes no shopper’s place',
  },
  pictures: {
    size: { atOnce: 1, mayWait: 60, timeoutMs: 20_000 },
    what: 'pictures of the office, cut and encoded',
    why: 'each takes a processor for a second or two: shoppers keep the other ones',
  },
  pages: {
    size: { atOnce: 8, share: 4, mayWait: 500, timeoutMs: 1000 },
    what: 'pages that are in no cache; of one address at most 4 at once',
    why: 'a rush for ever other pages leaves room for checkout, and one visitor leaves room for others',
  },
  sitemap: {
    size: { atOnce: 1, mayWait: Infinity },
    what: 'making the sitemap',
    why: 'of a large shop it takes a while, and everybody gets the same',
  },
  feed: {
    size: { atOnce: 3, share: 1, mayWait: 20, timeoutMs: 20_000 },
    what: 'downloads of the product feed; of one address one at a time',
    why: 'a large one reads the whole catalog; a few services fetch it a few times a day',
  },
  storage: {
    size: { atOnce: 64, mayWait: 1000, timeoutMs: 5000 },
    what: 'pictures asked of the bucket, until they begin to come',
    why: 'a bucket that is silent must not gather all visitors',
  },
  orders: {
    size: { atOnce: 8, share: 2, mayWait: 500 },
    what: 'placing orders; of one address at most 2 at once',
    why: 'as many as checkout has connections: a rush for one product waits here, not for a connection, of which the pool gives none after a second; newcomers of one address order one after the other, so more of them would only hold connections',
  },
  payments: {
    size: { atOnce: 100, mayWait: 200 },
    what: 'orders that ask a payment provider',
    why: 'each may take some twenty seconds of waiting for others, and holds no connection meanwhile',
  },
  slips: {
    size: { atOnce: 1, share: 1, mayWait: 10, timeoutMs: 10_000 },
    what: 'slips of transfers, decoded and encoded anew',
    why: 'a hostile one may be 50 million pixels: one at a time lies in memory and takes a processor',
  },
  papers: {
    size: { atOnce: 1, share: 1, mayWait: 10, timeoutMs: 20_000 },
    what: 'invoices and packing slips, typeset',
    why: 'a file of 200 takes two seconds of a processor: one at a time, beside the shop',
  },
  logins: {
    size: { atOnce: 4, mayWait: 60 },
    what: 'logins',
    why: 'a rush of them must not take the connections from everybody else',
  },
  hashes: {
    size: { atOnce: 2, mayWait: 60 },
    what: 'password hashes',
    why: 'each takes a thread, 19 MiB and 15 to 20 ms: the last of those who wait is served within half a second',
  },
  counts: {
    size: { atOnce: 4, mayWait: 1000 },
    what: 'counting what is limited by account, address or day',
    why: 'who counts under one key waits for each other, here rather than on connections',
  },
  rateLimits: {
    size: { atOnce: 2, mayWait: 500, timeoutMs: 1000 },
    what: 'counting requests of a minute, each rate limit for itself',
    why: 'a flood of one kind must not hold up an order',
  },
  webhooks: {
    size: { atOnce: 10, mayWait: 40, timeoutMs: 5000 },
    what: 'reading webhooks, each provider for itself',
    why: 'anybody can send some; a provider that is asked about too many refuses, and then shoppers cannot pay',
  },
} as const satisfies Record<string, Sized & { size: WorkQueueOptions }>;

const mebibyte = 1024 * 1024;

/** The in-memory caches: limits in bytes, or in entries where `unit` says so. */
export const caches = {
  pages: { most: 64 * mebibyte, unit: 'MiB', what: 'rendered pages, all encodings' },
  sitemap: { most: 64 * mebibyte, unit: 'MiB', what: 'the sitemap, all encodings' },
  frames: { most: mebibyte, unit: 'MiB', what: 'the frame file of each language' },
  calls: { most: 300, unit: 'answers', what: 'calls remembered while rendering' },
  addresses: {
    most: 50_000,
    unit: 'addresses',
    what: 'visitors counted without asking the database each time',
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
