import { TransactionSearchController, type Client, type SearchResponse } from '@paypal/paypal-server-sdk';
import type { ListedCharge, PaymentProvider } from '#shop/payments/payments.ts';
import { answerOf } from './paypal-client.ts';
import { listedCharge, listedRefund } from './paypal-answers.ts';

const rowsOfAPage = 500;
/** PayPal's transaction codes in the report. */
const kinds = { refunds: 'T1107', charges: 'T0006' } as const;

/**
 * PayPal's transaction report, page by page: refunds first, so that each charge includes them. The last three hours may
 * be missing.
 */
export function paypalCharges(client: Client): PaymentProvider['charges'] {
  const search = new TransactionSearchController(client);
  let refunded = new Map<string, number>();

  return async (since, token, abortSignal) => {
    const [kind = 'refunds', number = '1'] = token?.split(' ') ?? [];
    const isRefunds = kind === 'refunds';
    if (token === null) refunded = new Map();
    const page = Number(number);
    const report = await answerOf(
      search.searchTransactions(
        {
          startDate: since.toISOString(),
          endDate: new Date().toISOString(),
          transactionType: isRefunds ? kinds.refunds : kinds.charges,
          fields: 'transaction_info',
          pageSize: rowsOfAPage,
          page,
        },
        { abortSignal },
      ),
    );
    const rows = report.transactionDetails ?? [];
    for (const refund of isRefunds ? rows.map(listedRefund) : []) {
      if (refund) refunded.set(refund.chargeId, (refunded.get(refund.chargeId) ?? 0) + refund.cents);
    }
    const charges: ListedCharge[] = isRefunds
      ? []
      : rows.flatMap((row) => listedCharge(row, (id) => refunded.get(id) ?? 0));
    return { charges, next: nextOf(report, page, isRefunds) };
  };
}

function nextOf({ totalPages = 1 }: SearchResponse, page: number, isRefunds: boolean): string | null {
  if (page < totalPages) return `${isRefunds ? 'refunds' : 'charges'} ${page + 1}`;
  return isRefunds ? 'charges 1' : null;
}
