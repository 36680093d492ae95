import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import type { Call, CallOptions } from '#web/call.ts';
import { replaceCart } from '../state/cart.ts';
import { readCart, readUser, useReadiness, useShopState } from '../state/shop-state.ts';
import { readWishlist, replaceWishlist } from '../state/wishlist.ts';
import {
  isDamaged,
  keepKnown,
  knownLines,
  loginNow,
  readAccountLists,
  storedLists,
} from './account-lists.ts';
import type { StoredRow, Lists } from './listed.ts';
import { answered, type KnownLines, listsOf, noted } from './merge.ts';

/**
 * Milliseconds between a change and sending it, so that several are sent together, and between checks for
 * changes made elsewhere.
 */
const pause = 1000;
const pollIntervalMs = 20_000;
const tryAgain = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let running = false;
let requested = false;
let lastPollAt = 0;
/** True while this file, not the shopper, changes the lists. */
let storing = false;

/** Syncs a logged-in customer's cart and wish list with the account while the page is open. */
export function syncLists(call: Call): void {
  const go = (options?: CallOptions) => void run(call, options);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(go, ms);
  };
  useShopState.subscribe(({ cart, user }, before) => {
    // This includes the same customer with a new login.
    if (user.user !== before.user.user) {
      useReadiness.setState({ joined: false });
      later(0);
    } else if (cart !== before.cart && !storing && noteChanges()) later(pause);
  });
  const look = () => {
    // Items being paid for must not change on screen.
    if (location.pathname.endsWith('/checkout') || Date.now() - lastPollAt < pollIntervalMs) return;
    later(0);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
    else if (timer !== undefined) go({ keepalive: true });
  });
  for (const type of ['online', 'pageshow']) addEventListener(type, look);
  go();
}

/** Returns whether the lists of the account and the browser were merged since this login. */
function isJoined(user: number): boolean {
  const lists = readAccountLists();
  return lists.last?.user === user && lists.last.login === loginNow() && !isDamaged(lists);
}

/** Records changes made in this browser. Returns false if there are none or no customer is logged in. */
function noteChanges(): boolean {
  const { user } = readUser();
  if (!user || !isJoined(user.UserID)) return false;
  const lines = knownLines(readAccountLists(), user.UserID);
  const now = noted(lines, storedLists(), Date.now());
  if (now !== lines) keepKnown(user.UserID, now);
  return now !== lines;
}

/**
 * Runs one sync at a time. A request during a sync starts another one. Changes that can't be sent are sent
 * with the next.
 */
async function run(call: Call, options?: CallOptions): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  requested = running;
  if (running) return;
  running = true;
  lastPollAt = Date.now();
  const left = await round(call, options).catch((error: unknown) =>
    error instanceof LoginEnded ? undefined : 'unsent',
  );
  running = false;
  if (requested) return void run(call);
  useReadiness.setState({ joined: true });
  if (left === 'unsent') {
    lastPollAt = 0;
    timer = setTimeout(() => void run(call), tryAgain);
  }
}

/** The session has ended, here or on the server. The next login sends the remaining changes. */
class LoginEnded extends Error {
  override name = 'LoginEnded';
}

async function round(call: Call, options?: CallOptions): Promise<void> {
  const { user } = readUser();
  if (!user) return;
  const id = user.UserID;
  const login = loginNow();
  const languageCode = useShopState.getState().common.langCodeInRedux;
  const request = async (lines: KnownLines): Promise<readonly StoredRow[]> => {
    const reply = await call(syncCustomerLists, { Lines: [...lines.values()], languageCode }, options);
    // Another user may have logged in since the request started.
    if (reply.statusCode === 401 || readUser().user?.UserID !== id || loginNow() !== login)
      throw new LoginEnded();
    if (reply.statusCode !== 200) throw new Error('not now');
    return reply.data;
  };
  noteChanges();
  const sent = knownLines(readAccountLists(), id);
  if (isJoined(id)) {
    const rows = await request(sent);
    noteChanges();
    show(id, answered(knownLines(readAccountLists(), id), sent, rows), rows);
    return;
  }
  const { joined, leaveOut, setAside, unsyncedLines } = await import('./join-lists.ts');
  const first = await request(sent);
  const account = answered(sent, sent, first);
  const missing = unsyncedLines(account, storedLists(), first);
  const more =
    missing.size > 0 ? await request(new Map([...account].filter(([key]) => !missing.has(key)))) : [];
  // Another tab has merged the lists meanwhile.
  if (isJoined(id)) return;
  setAside(id, store);
  leaveOut(account, store);
  const together = joined(sent, account, storedLists(), Date.now());
  show(id, together, [...first, ...more]);
  if ([...together].some(([key, line]) => line !== account.get(key))) requested = true;
}

/**
 * Writes the lists first: if the page closed in between, the next page would send changes that are already on
 * the account.
 */
function show(user: number, lines: KnownLines, rows: readonly StoredRow[]): void {
  store(listsOf(lines, storedLists(), rows));
  keepKnown(user, lines);
}

function store({ cart, wish }: Lists): void {
  storing = true;
  if (JSON.stringify(cart) !== JSON.stringify(readCart().cartItems)) replaceCart(cart);
  if (JSON.stringify(wish) !== JSON.stringify(readWishlist())) replaceWishlist(wish);
  storing = false;
}
