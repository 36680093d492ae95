// The stub's data, and how PayPal formats it.

export interface StubOrder {
  id: string;
  value: string;
  currency: string;
  custom: string;
  payee: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED';
  /** Whether the wallet will refuse to pay. */
  isPoor: boolean;
  captures: StubCapture[];
  refunds: { id: string; value: string; custom: string }[];
  /** Whether there are two purchases, of which the second belongs to another merchant. */
  purchases?: 2;
}
export interface StubCapture {
  id: string;
  value: string;
  currency: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  at: string;
}

const money = (value: string, currency: string) => ({ currency_code: currency, value });

const captureBody = ({ id, value, currency, status, at }: StubCapture, custom: string) => ({
  id,
  status,
  amount: money(value, currency),
  final_capture: true,
  ...(custom && { custom_id: custom }),
  create_time: at,
  update_time: at,
});

export function orderBody(order: StubOrder) {
  const { captures, custom, currency } = order;
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: money(order.value, currency),
        payee: { merchant_id: order.payee, email_address: 'seller@example.com' },
        description: 'Order',
        ...(custom && { custom_id: custom }),
        ...(captures.length > 0 && {
          payments: {
            captures: captures.map((each) => captureBody(each, custom)),
            ...(order.refunds.length > 0 && {
              refunds: order.refunds.map((each) => refundBody(order, each)),
            }),
          },
        }),
      },
      ...(order.purchases === 2
        ? [{ reference_id: 'other', amount: money('0.01', currency), payee: { merchant_id: 'THIEF' } }]
        : []),
    ],
    links: [],
  };
}

export const refundBody = ({ currency }: StubOrder, { id, value, custom }: StubOrder['refunds'][number]) => ({
  id,
  amount: money(value, currency),
  custom_id: custom,
  status: 'COMPLETED',
});

export function transactionOf(order: StubOrder, isRefunds: boolean) {
  const rows = isRefunds
    ? order.refunds.map(({ id, value }) => ({ id, value: `-${value}`, of: order.captures[0]?.id, at: '' }))
    : order.captures.map(({ id, value, at }) => ({ id, value, of: undefined, at }));
  return rows.map(({ id, value, of, at }) => ({
    transaction_info: {
      transaction_id: id,
      transaction_event_code: isRefunds ? 'T1107' : 'T0006',
      transaction_initiation_date: (at || order.captures[0]?.at || '').replace('Z', '+0000'),
      transaction_amount: money(value, order.currency),
      transaction_status: 'S',
      ...(of && { paypal_reference_id: of, paypal_reference_id_type: 'TXN' }),
      custom_field: order.custom,
    },
  }));
}
