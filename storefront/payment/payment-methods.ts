import type { PaymentMethodId, PaymentDisplay } from '#contract/constants.ts';

/** A selectable payment method, with texts in the page's language. */
export interface PaymentMethod {
  method: PaymentMethodId;
  name: string;
  /** `account`: the customer orders on account. */
  shownAs: PaymentDisplay | 'account';
  /**
   * A note about the method, or '' if there is none. If its provider charges no real money, the note says so.
   */
  hint: string;
  title: string;
  /** The provider whose component the dialog loads. */
  provider: string;
  /** The provider's key, or '' if there is none. */
  publicKey: string;
  /** Polling interval in seconds while the shopper pays elsewhere; null to disable polling. */
  pollSeconds: number | null;
  /** How many minutes after its expiry a code is still polled. */
  lateMinutes?: number | undefined;
  /**
   * Minimum and maximum amount in dollars, and ids of the countries where the method is offered. Undefined
   * means no limit.
   */
  min?: number | undefined;
  max?: number | undefined;
  countries?: readonly number[] | undefined;
  /** Whether it can't be used for printed or engraved items. */
  isNotDecorated?: boolean | undefined;
  /** The day by which an order on account is to be paid, formatted. */
  dueOn?: string;
}

/** The providers with a form of their own in the payment dialog (forms/parts.ts). */
const providersWithForm = ['test', 'stripe', 'paypal'] as const;
export type ProviderWithForm = (typeof providersWithForm)[number];

/** Returns whether the payment dialog can show the method. It shows the codes of all providers alike. */
export const hasPart = ({ ShownAs, Provider }: Pick<Setup, 'ShownAs' | 'Provider'>): boolean =>
  ShownAs === 'code' || (providersWithForm as readonly string[]).includes(Provider);

type Texts = Record<PaymentDisplay, Pick<PaymentMethod, 'hint' | 'title'>> & { test: string };

/** A row of GET_PAYMENT_SETUP. */
interface Setup {
  PaymentMethodId: number;
  Name: string;
  ShownAs: PaymentDisplay;
  Provider: string;
  PublicKey: string;
  IsTest: boolean;
  PollSeconds: number | null;
  LateMinutes?: number | undefined;
  LeastTotal?: number | undefined;
  MostTotal?: number | undefined;
  CountryIds?: readonly number[] | undefined;
  NotDecorated?: boolean | undefined;
}

/** Returns whether the order is placed before its payment: in cash to the courier, by transfer, or on account. */
export const isPlacedAtOnce = (shownAs: PaymentMethod['shownAs'] | undefined): boolean =>
  shownAs === 'nothing' || shownAs === 'transfer' || shownAs === 'account';

/**
 * Returns the selectable methods in the shop's order: those paid later, and those for which the dialog has a
 * component.
 */
export function paymentMethods(setup: readonly Setup[], texts: Texts): PaymentMethod[] {
  return setup
    .filter((row) => isPlacedAtOnce(row.ShownAs) || hasPart(row))
    .map((row) => ({
      ...texts[row.ShownAs],
      ...(row.IsTest && { hint: texts.test }),
      method: row.PaymentMethodId,
      name: row.Name,
      shownAs: row.ShownAs,
      provider: row.Provider,
      publicKey: row.PublicKey,
      pollSeconds: row.PollSeconds,
      lateMinutes: row.LateMinutes,
      min: row.LeastTotal,
      max: row.MostTotal,
      countries: row.CountryIds,
      isNotDecorated: row.NotDecorated,
    }));
}

/** Returns the method that needs no action now: payment on delivery. */
export const onDelivery = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.find(({ shownAs }) => shownAs === 'nothing');

/** Returns the chosen method if it is offered, or else payment on delivery. */
export const selectedMethod = (
  offered: readonly PaymentMethod[],
  chosen: unknown,
): PaymentMethod | undefined =>
  offered.find(({ method }) => method === chosen) ?? onDelivery(offered) ?? offered[0];

/** What decides which methods an order can be paid by: its items, the customer's country, and whether a deposit is due. */
export interface PayableOrder {
  country: number | null;
  isDecorated?: boolean;
  hasDeposit?: boolean;
}

/**
 * Returns why a method can't be selected for an order, or null if it can. The minimum does not apply to a
 * free order.
 */
export function unavailableReason(
  { min = 0, max = Infinity, countries, isNotDecorated, shownAs }: PaymentMethod,
  { total, country, isDecorated = false, hasDeposit = false }: PayableOrder & { total: number },
): 'minimumOf' | 'maximumOf' | 'notInCountry' | 'notDecorated' | 'depositFirst' | null {
  if (countries && !(country !== null && countries.includes(country))) return 'notInCountry';
  if (isDecorated && isNotDecorated && total > 0) return 'notDecorated';
  if (hasDeposit && shownAs === 'nothing') return 'depositFirst';
  if (total > 0 && total < min) return 'minimumOf';
  return total > max ? 'maximumOf' : null;
}
