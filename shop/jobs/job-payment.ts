import type { PaymentMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { rielOf } from '#rules/riel.ts';
import type { OrderSummary } from '#shop/orders/orders.ts';
import {
  codeChoice,
  type LinkStatus,
  type OpenedPayment,
  openBalance,
  type OpenBalance,
  type PaymentProvider,
  paymentOfOrderLink,
  type StoredCode,
  transferOfCustomer,
} from '#shop/payments/payments.ts';
import { codeInstead, isBeingChecked } from './job-queries.ts';

/** The provider of QR codes, as far as it decides whether one is offered. */
export type CodeProvider = Pick<PaymentProvider, 'methods' | 'holdMinutes'>;

/** A method that the shop offers and whose provider takes payments on the page. */
export interface OfferedMethod {
  id: PaymentMethodId;
  provider: CodeProvider;
}

/** The providers that decide what is offered on the page. */
export interface PagePaymentProviders {
  /** The provider of QR codes; null if none is offered. */
  provider: CodeProvider | null;
  /** The offered methods whose providers take payments on the page, in the shop's order. */
  offered: readonly OfferedMethod[];
}

/** What a customer pays on the page of an order, now. Amounts are in cents. */
export interface JobPayment {
  state: LinkStatus;
  amountCents: number;
  /** The amount in riel; null if unknown. */
  riel: number | null;
  /** When the order expires unpaid; null if it doesn't. */
  until: Date | null;
  /** The QR code, while it can be paid. */
  code: StoredCode | null;
  /** Whether a QR code can be requested. */
  mayCode: boolean;
  /** The methods that can pay it: a balance by all, anything else by a QR code. */
  methods: PaymentMethodId[];
  /** When the last payment slip was sent; null if none was. */
  slipAt: Date | null;
  /** Whether the order expires if a QR code isn't paid in time. */
  codeEndsOrder: boolean;
  /** The balance due of an order; null if it is the order's own payment. */
  balanceId: number | null;
}

const nothing = {
  code: null,
  mayCode: false,
  methods: [],
  slipAt: null,
  until: null,
  codeEndsOrder: false,
  balanceId: null,
};

/** Returns what a customer pays on the page of an order; null if there is no payment. */
export async function jobPayment(
  db: Database,
  { orderId, number, totalCents, riel }: OrderSummary,
  customerId: number,
  payingBy: () => Promise<PagePaymentProviders>,
): Promise<JobPayment | null> {
  const { provider, offered } = await payingBy();
  const linked = await paymentOfOrderLink(db, orderId);
  const transfer = await transferOfCustomer(db, customerId, { orderId, number });
  if (linked && linked.standing !== 'paid')
    return linkedPayment(linked, transfer?.slips ? null : provider, transfer?.slipAt ?? null);
  if (transfer?.standing === 'waiting') {
    const code = await codeInstead(db, orderId);
    const choice = provider && transfer.slips === 0 ? await codeChoice(db, transfer, provider) : null;
    const state = code ? 'code' : 'choose';
    const { cents: amountCents, until, slipAt } = transfer;
    const inRiel = transfer.riel?.total ?? null;
    const mayCode = choice !== null;
    const methods = byCode(mayCode, provider);
    return { ...nothing, state, amountCents, riel: inRiel, until, slipAt, code, mayCode, methods };
  }
  const balance = await openBalance(db, orderId);
  if (balance?.due !== 'now' && balance?.due !== 'day')
    return linked && linkedPayment(linked, provider, null);
  return balancePayment(db, { orderId, totalCents, riel }, balance, { provider, offered });
}

/** Returns how a balance that is due can be paid: by a code that was chosen, or every method that the shop offers. */
async function balancePayment(
  db: Database,
  { orderId, totalCents, riel }: Pick<OrderSummary, 'orderId' | 'totalCents' | 'riel'>,
  { cents: amountCents, balanceId, customerId }: OpenBalance,
  { provider, offered }: PagePaymentProviders,
): Promise<JobPayment> {
  const code = await codeInstead(db, orderId, { balanceId, cents: amountCents });
  const choices = await Promise.all(
    offered.map(({ id: methodId, provider: by }) => codeChoice(db, { orderId, customerId, methodId }, by)),
  );
  const methods = offered.map(({ id }) => id).filter((_id, at) => choices[at]?.balanceId === balanceId);
  const mayCode = methods.some((id) => provider?.methods.includes(id));
  const isChecked = code === null && (await isBeingChecked(db, balanceId));
  const state = code ? 'code' : isChecked ? 'checking' : 'choose';
  const inRiel = riel && riel.total - rielOf(totalCents - amountCents, riel.rate);
  return { ...nothing, state, amountCents, riel: inRiel, code, mayCode, methods, balanceId };
}

function linkedPayment(
  linked: OpenedPayment,
  provider: CodeProvider | null,
  slipAt: Date | null,
): JobPayment {
  const { standing: state, amountCents, riel, until, code } = linked;
  const mayCode = provider !== null && state === 'choose';
  const methods = byCode(mayCode, provider);
  const shown = state === 'code' ? code : null;
  return {
    ...nothing,
    state,
    amountCents,
    riel,
    until,
    slipAt,
    code: shown,
    mayCode,
    methods,
    codeEndsOrder: true,
  };
}

/** Returns the method of a QR code, if one can be requested. */
const byCode = (mayCode: boolean, provider: CodeProvider | null): PaymentMethodId[] =>
  mayCode ? (provider?.methods.slice(0, 1) ?? []) : [];
