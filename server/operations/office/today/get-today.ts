import { languageCodes, languageOf, languages } from '#contract/languages.ts';
import type { Permission } from '#contract/permissions.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { bestSellers, lateOrders, openMentions, takingsOfToday } from '#shop/orders/orders.ts';
import { activeAlarms } from '#shop/payments/payments.ts';
import { readMisses } from '#shop/search/search.ts';
import { handle } from '../../../calls/operation.ts';
import { customerName, seesMoney } from '../orders/order-row.ts';
import { waitingFor } from './waiting-for.ts';

/** Days covered by the best sellers and the searches with no results. */
const lately = 7;
const maxRows = { late: 5, alarms: 10, best: 5, missed: 8 };

export const handler = handle(getToday, async (_request, { app: { db }, caller }) => {
  const may = (permission: Permission) => caller.permissions.has(permission);
  const money = seesMoney(caller);
  const seesBest = money || may('catalogue.write');
  // Runs one after the other, because the office has one connection per concurrent operation, and other
  // requests need theirs.
  const waiting = await waitingFor(db, may);
  const late = may('orders.fulfil') ? await lateOrders(db, maxRows.late) : null;
  const mentions = may('orders.read') ? await openMentions(db, caller.staffId) : [];
  const alarms = money ? await activeAlarms(db, maxRows.alarms) : null;
  const takings = money ? await takingsOfToday(db) : null;
  const best = seesBest ? await bestSellers(db, lately, maxRows.best) : null;
  const missed = may('catalogue.write') ? await readMisses(db, lately, maxRows.missed) : null;
  return {
    waiting,
    late: late && {
      orders: late.orders.map(({ number, promisedOn, isBegun: hasStarted, ...person }) => ({
        number,
        customer: may('orders.read') ? customerName(person) : null,
        promisedOn,
        isBegun: hasStarted,
      })),
      more: late.count - late.orders.length,
    },
    mentions: mentions.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    alarms: alarms && {
      latest: alarms.latest.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
      more: alarms.more,
    },
    takings,
    best:
      best &&
      best.map(({ texts, cents, ...each }) => ({
        ...each,
        names: Object.fromEntries(languageCodes.map((code) => [code, texts?.[languages[code].id] ?? ''])),
        cents: money ? cents : null,
      })),
    missed:
      missed &&
      missed.map(({ term, languageId, times }) => ({ term, language: languageOf(languageId), times })),
  };
});
