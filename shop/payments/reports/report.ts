import type { Database } from '#database/schema.ts';
import { within } from '../providers/request-provider.ts';
import { type Difference, differencesOf } from './differences.ts';
import type { ListedCharge, PaymentProvider } from '../providers/provider.ts';
import { bookedPayments, claimReport, finishReport, pollAgain } from './report-queries.ts';

/** The result of a nightly comparison. */
export interface Report {
  provider: string;
  day: string;
  /** Charges of this shop, or without a shop id. */
  charges: number;
  /** Charges of other shops on the same account. */
  ofOthers: number;
  differences: Difference[];
}

/** Maximum pages, more than any shop has in a day and a half. Guards against a list that never ends. */
const maxPages = 1000;

/** The hour, in the shop's time zone, from which the nightly report is due. */
const dueHour = 2;

/**
 * Compares a provider's list of charges with our ledger, once a day after 2 a.m. Returns null if it was done
 * or isn't due. Late payments are made due for a check, which restores their orders or refunds them.
 * @throws when the provider doesn't respond; the next attempt is an hour later
 */
export async function reportIfDue(
  db: Database,
  provider: PaymentProvider,
  fromHour: number = dueHour,
): Promise<Report | null> {
  const claim = await claimReport(db, provider.name, fromHour);
  if (!claim) return null;
  const all = await allCharges(provider, claim.since);
  const listed = all.filter(({ shop }) => shop === '' || shop === claim.shop);
  const names = listed.flatMap(({ chargeId, reference }) => [chargeId, reference]);
  const booked = await bookedPayments(db, provider.name, {
    since: claim.since,
    names,
    lagMinutes: provider.listedAfterMinutes,
  });
  const differences = differencesOf(listed, booked, claim.now);
  await pollAgain(db, lateMoney(differences));
  const found = { charges: listed.length, ofOthers: all.length - listed.length, differences };
  await finishReport(db, provider.name, claim, found);
  return { provider: provider.name, day: claim.day, ...found };
}

/**
 * Returns our payments that were paid after their order became void, if the provider sent no notification.
 */
const lateMoney = (differences: readonly Difference[]): number[] =>
  differences.flatMap(({ kind, paymentId }) =>
    kind === 'charge without order' && paymentId ? [paymentId] : [],
  );

async function allCharges(provider: PaymentProvider, since: Date): Promise<ListedCharge[]> {
  const all: ListedCharge[] = [];
  let page: string | null = null;
  for (let count = 0; count < maxPages; count += 1) {
    const from: string | null = page;
    const read: Awaited<ReturnType<PaymentProvider['charges']>> = await within((signal) =>
      provider.charges(since, from, signal),
    );
    all.push(...read.charges);
    if (read.next === null) return all;
    page = read.next;
  }
  throw new Error(`${provider.name} lists charges without end`);
}
