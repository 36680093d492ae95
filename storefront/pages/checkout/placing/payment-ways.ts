import type { PaymentMethodId, WayOfShowing } from '#contract/constants.ts';

/** A payment method that can be chosen; texts in the page's language. */
export interface PaymentWay {
  method: PaymentMethodId;
  name: string;
  shownAs: WayOfShowing;
  /** What to know of it; '' for nothing. Of a provider that takes no money: that. */
  hint: string;
  /** Of the dialog it is paid in. */
  title: string;
  /** Whose part of the dialog that is. */
  provider: string;
  /** Of the provider; '' for none. */
  publicKey: string;
  /** Seconds between looks while the shopper pays elsewhere; null: not. */
  pollSeconds: number | null;
  /** The least and the most it takes, in dollars, and ids of the countries it is offered in; left out: no bound. */
  least?: number | undefined;
  most?: number | undefined;
  countries?: readonly number[] | undefined;
}

type Texts = Record<WayOfShowing, Pick<PaymentWay, 'hint' | 'title'>> & { test: string };

/** A row of GET_PAYMENT_SETUP. */
interface Setup {
  PaymentMethodId: number;
  Name: string;
  ShownAs: WayOfShowing;
  Provider: string;
  PublicKey: string;
  IsTest: boolean;
  PollSeconds: number | null;
  LeastTotal?: number | undefined;
  MostTotal?: number | undefined;
  CountryIds?: readonly number[] | undefined;
}

/** The order stands before there is money: it comes with the courier, or by a transfer. */
export const isPlacedAtOnce = (shownAs: WayOfShowing | undefined): boolean =>
  shownAs === 'nothing' || shownAs === 'transfer';

/** What can be chosen, in the shop's order: what is paid later, and what the dialog has a part for. */
export function paymentWays(
  setup: readonly Setup[],
  texts: Texts,
  hasPart: (provider: string) => boolean,
): PaymentWay[] {
  return setup
    .filter(({ ShownAs, Provider }) => isPlacedAtOnce(ShownAs) || hasPart(Provider))
    .map((row) => ({
      ...texts[row.ShownAs],
      ...(row.IsTest && { hint: texts.test }),
      method: row.PaymentMethodId,
      name: row.Name,
      shownAs: row.ShownAs,
      provider: row.Provider,
      publicKey: row.PublicKey,
      pollSeconds: row.PollSeconds,
      least: row.LeastTotal,
      most: row.MostTotal,
      countries: row.CountryIds,
    }));
}

/** The way for which there is nothing to do now: the shopper pays when the parcel comes. */
export const onDelivery = (ways: readonly PaymentWay[]): PaymentWay | undefined =>
  ways.find(({ shownAs }) => shownAs === 'nothing');

/** Why a way cannot be chosen for an order; null: it can. An order that costs nothing has no smallest amount to reach. */
export function outside(
  { least = 0, most = Infinity, countries }: PaymentWay,
  { total, country }: { total: number; country: number | null },
): 'leastOf' | 'mostOf' | 'notInCountry' | null {
  if (countries && !(country !== null && countries.includes(country))) return 'notInCountry';
  if (total > 0 && total < least) return 'leastOf';
  return total > most ? 'mostOf' : null;
}
