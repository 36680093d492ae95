import { getCustomerDetails } from '#contract/operations/office/customers/get-customer-details.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { partsText } from '#rules/text-of-language.ts';
import { addressesOf } from '#shop/addresses/addresses.ts';
import { isLoginLocked, profileOfCustomer, sessionsForStaff } from '#shop/accounts/accounts.ts';
import { staffActor } from '#shop/audit/audit.ts';
import {
  accountFacts,
  limitsOfCustomer,
  mergesInto,
  noteCustomersSeen,
  notesOf,
  openRequests,
} from '#shop/customers/customers.ts';
import type { Database } from '#database/schema.ts';
import { cashStatusOf, creditLeft, latestOrdersOf, termsOfCustomer } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { customerName, iso, seesMoney, stateOf } from '../orders/order-row.ts';

const maxOrders = 10;

export const handler = handle(getCustomerDetails, async ({ id, language }, { app, caller }) => {
  const { db, config } = app;
  const account = await accountFacts(db, id);
  if (!account) return refuse(404, 'notFound');
  await noteCustomersSeen(db, staffActor(caller.staffId), [id]);
  const isMoney = seesMoney(caller);
  const [latest, terms, addresses, notes, sessions, cash, isLocked, requests, merges] = await Promise.all([
    caller.permissions.has('orders.read') ? latestOrdersOf(db, id, maxOrders) : null,
    isMoney ? termsOfCustomer(db, id) : null,
    addressLines(db, id, language),
    notesOf(db, id),
    sessionsForStaff(db, id),
    cashStatusOf(db, id, config.holdLimits),
    isLoginLocked(db, id, config.loginLimits),
    openRequests(db, id),
    mergesInto(db, id),
  ]);
  const { login, since, orders, lastOrderAt, spentCents, paidOrders, newsletter, isConfirmed } = account;
  return {
    login,
    since: since.toISOString(),
    orders,
    lastOrderAt: iso(lastOrderAt),
    spentCents: isMoney ? spentCents : null,
    paidOrders,
    account: terms && {
      openCents: terms.openCents,
      overdueCents: terms.overdueCents,
      leftCents: creditLeft(terms),
    },
    latest:
      latest?.map(({ placedAt, statusId, totalCents, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
        state: stateOf(statusId),
        totalCents: isMoney ? totalCents : null,
      })) ?? null,
    addresses,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    sessions: sessions.map(({ id: sessionId, browser, system, firstSeen, lastSeen }) => ({
      id: sessionId,
      browser,
      system,
      firstSeen: firstSeen.toISOString(),
      lastSeen: lastSeen.toISOString(),
    })),
    limits: limitsOfCustomer({ cash, isLoginLocked: isLocked, isConfirmed }, config.holdLimits),
    newsletter: newsletter && {
      since: new Date(newsletter.since).toISOString(),
      until: newsletter.until === null ? null : new Date(newsletter.until).toISOString(),
    },
    requests: requests.map(({ at, ...request }) => ({ ...request, at: at.toISOString() })),
    merges: merges.map(({ id: mergeId, login: mergedLogin, at, by, ...name }) => ({
      id: mergeId,
      name: customerName(name),
      login: mergedLogin,
      at: at.toISOString(),
      by,
    })),
  };
});

/** Returns the account's own address and the saved ones, each in one line. */
async function addressLines(db: Database, customerId: number, language: LanguageCode) {
  const [profile, saved] = await Promise.all([
    profileOfCustomer(db, customerId, language),
    addressesOf(db, customerId, language),
  ]);
  return [{ ...profile, label: '', isUsed: false }, ...saved]
    .filter(({ address, isUsed }) => address !== '' && !isUsed)
    .map(({ label, recipient, recipientMobile, address, cityName, stateName, postalCode }) => ({
      label,
      recipient,
      phone: recipientMobile,
      text: partsText(language, [address, cityName, stateName, postalCode]),
    }));
}
