import type { Database } from '#database/schema.ts';
import { within } from '../providers/asking.ts';
import { type Difference, differencesOf } from './differences.ts';
import type { ListedCharge, PaymentProvider } from '../providers/provider.ts';
import { bookedPayments, claimReport, finishReport, lookAgain } from './report-queries.ts';

/** What a night's comparison came to. */
export interface Report {
  provider: string;
  day: string;
  /** Of this shop, or of nobody's mark. */
  charges: number;
  /** Of other shops on the same account. */
  ofOthers: number;
  differences: Difference[];
}

/** More pages than any shop has in a day and a half: a list that does not end is no list. */
const mostPages = 1000;

/** Hour of the shop's day from which the night's report is due. */
const dueHour = 2;

/**
 * Compares a provider's own list of charges with our books, once a day after two at night; null when that is done or not
 * due. What came too late is made due for a look, and then restored or given back. @throws when the provider does not answer: the next try is an hour later
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
  await lookAgain(db, lateMoney(differences));
  const found = { charges: listed.length, ofOthers: all.length - listed.length, differences };
  await finishReport(db, provider.name, claim, found);
  return { provider: provider.name, day: claim.day, ...found };
}

/** Payments of ours whose money came after their order was void, and nobody told us. */
const lateMoney = (differences: readonly Difference[]): number[] =>
  differences.flatMap(({ kind, paymentId }) =>
    kind === 'charge without order' && paymentId ? [paymentId] : [],
  );

async function allCharges(provider: PaymentProvider, since: Date): Promise<ListedCharge[]> {
  const all: ListedCharge[] = [];
  let page: string | null = null;
  for (let count = 0; count < mostPages; count += 1) {
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
