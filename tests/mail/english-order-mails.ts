import type { MailKind } from '#shop/mail/mail.ts';

/** What mails to customers end with. */
export const foot =
  '--\n\nQuestions? Answer this mail or call +855 12 345 678\nAngkor Gifts\nStreet 240, Doun Penh, Phnom Penh, Cambodia\n';

const account = `Lotus Demo Bank
Account name: Angkor Gifts
Account number: 000 111 222
Amount: $53.50
Write in the remark: AG10007`;

/** Subject and text of the mails about an order and its money, to the letter. */
export const orderMails = {
  orderReceived: [
    'Order AG10007',
    `Thank you, Sokha

Order AG10007 of 18-11-2026

We have your order and will call before we deliver. Please have the amount ready in dollars or riel.

Arrives Fri 20 – Sun 22 Nov

See your order: https://shop.example/en/orders-history?order=AG10007

Deliver to
Sokha Chan
House 12, Street 178
Doun Penh, Phnom Penh, 120211
Cambodia
+855 12 345 679
+855 97 555 1234

What you get

- Silk-look Cushion Cover
Color: Saffron +$0.60 · Size: 45 × 45
2 × $32.40 = $64.80

- Krama Cotton Scarf with a name that is rather long for a phone
100 × $12.15 = $1,215.50

Subtotal: $1,280.30
Shipping: Free
Coupon WELCOME5: -$5.00
Total: $1,275.30
Cash on delivery
In riel: 5,228,700៛
4,100៛ a dollar, our rate of 17-11-2026

Note
Please ring twice.
The <b>blue</b> door & the garden.

${foot}`,
  ],
  orderAltered: [
    'Order AG10007 was changed',
    `Order AG10007 was changed

We have changed order AG10007 as you asked. This is how it is now.

It costs more: $3.50 is still to be paid.

Pay the rest: https://shop.example/orders/rest/5-abc123

See your order: https://shop.example/en/orders-history?order=AG10007

Deliver to
Sokha Chan
House 12, Street 178
Doun Penh, Phnom Penh, 120211
Cambodia
+855 12 345 679
+855 97 555 1234

What you get

- Silk-look Cushion Cover
Color: Saffron +$0.60 · Size: 45 × 45
2 × $32.40 = $64.80

- Krama Cotton Scarf with a name that is rather long for a phone
100 × $12.15 = $1,215.50

Subtotal: $1,280.30
Shipping: Free
Coupon WELCOME5: -$5.00
Total: $1,275.30
Cash on delivery
In riel: 5,228,700៛
4,100៛ a dollar, our rate of 17-11-2026

Note
Please ring twice.
The <b>blue</b> door & the garden.

${foot}`,
  ],
  orderInProgress: [
    'Order AG10007 is in progress',
    `Order AG10007 is in progress

We are preparing order AG10007.

We will call before we deliver.

See your order: https://shop.example/en/orders-history?order=AG10007

${foot}`,
  ],
  orderSent: [
    'Order AG10007 is on its way',
    `Order AG10007 is on its way

Order AG10007 has left our shop and is on its way to you.

We will call before we deliver.

See your order: https://shop.example/en/orders-history?order=AG10007

The parcel
Brought by: VET Express
Parcel number: 10042

See the receipt of the parcel: https://shop.example/parcels/7-abc123

${foot}`,
  ],
  orderCompleted: [
    'Order AG10007 is completed',
    `Order AG10007 is completed

We have delivered order AG10007. Thank you.

Your download is ready.

See your order: https://shop.example/en/orders-history?order=AG10007

${foot}`,
  ],
  orderReturned: [
    'Return of order AG10007',
    `Return of order AG10007

The goods of order AG10007 are back with us. We will refund you.

See your order: https://shop.example/en/orders-history?order=AG10007

${foot}`,
  ],
  orderCancelled: [
    'Order AG10007 is cancelled',
    `Order AG10007 is cancelled

Order AG10007 is cancelled. $12.50 goes back to you the way you paid.

Your bank or wallet may take some days to show it.

See your order: https://shop.example/en/orders-history?order=AG10007

${foot}`,
  ],
  orderToConfirm: [
    'Please confirm order AG10007',
    `Please confirm order AG10007

Total: $1,275.30 or 5,228,700៛

Please confirm this order by 20-11-2026 00:10, our time. If nobody confirms it by then, it is cancelled.

Confirm the order: https://shop.example/orders/confirm/7-abc123

${foot}`,
  ],
  orderNotConfirmed: [
    'Order AG10007 is cancelled',
    `Order AG10007 is cancelled

Nobody confirmed order AG10007 in time, so it is cancelled. You need not pay anything, and you can order again at any time.

Order again: https://shop.example/en/cart

${foot}`,
  ],
  paymentReceived: [
    'Payment for order AG10007',
    `Payment for order AG10007

We have received your payment of $1,275.30 for order AG10007.

See your order: https://shop.example/en/orders-history?order=AG10007

${foot}`,
  ],
  paymentFailed: [
    'Order AG10007 was not paid',
    `Order AG10007 was not paid

The payment of $1,275.30 for order AG10007 did not go through, so the order is cancelled. You can order again at any time.

Order again: https://shop.example/en/cart

${foot}`,
  ],
  paymentRefunded: [
    'Refund for order AG10007',
    `Refund for order AG10007

Hello Sokha,

We have refunded $25.30 for order AG10007.

4 × Ceramic Mug: $26.00
Share of the coupon: −$0.70
Goes back to you: $25.30

It goes to the card you paid with.

Your bank or wallet may take some days to show it.

${foot}`,
  ],
  moneyComesBack: [
    'Your payment of $8.49 goes back to you',
    `Your payment of $8.49 goes back to you

Your payment of $8.49 is not what we asked for, so there is no order. We send all of it back to you.

This can take some days. If something is not right, please answer this mail.

${foot}`,
  ],
  transferAwaited: [
    'Order AG10007: please transfer $53.50',
    `Order AG10007 is in. Now the transfer

Please transfer $53.50 (219,400៛) to one of our accounts, and write AG10007 on it. We hold your goods until 20-11-2026 17:00, our time.

${account.replace('$53.50', '$53.50 (219,400៛)')}

See your order: https://shop.example/en/orders-history?order=AG10007

You can show us the slip of the transfer there as well: it is faster.

${foot}`,
  ],
  paymentLink: [
    'Please pay order AG10007',
    `Please pay order AG10007

$53.50 or 219,400៛. We hold it until 20-11-2026 17:00.

Pay now: https://shop.example/orders/pay/7-abc123

${foot}`,
  ],
  transferReminder: [
    'Order AG10007: your transfer, please',
    `Order AG10007: your transfer, please

We hold the goods of order AG10007 until 20-11-2026 17:00, our time, and have not seen your transfer yet.

${account}

Have you transferred it already? Then show us the slip, and we look for it.

See your order: https://shop.example/en/orders-history?order=AG10007

${foot}`,
  ],
  transferShort: [
    'Order AG10007: only $53.50 is missing',
    `Order AG10007: only $53.50 is missing

Hello Sokha,

$412.10 for your order AG10007 have come, thank you. It costs $465.60, so $53.50 is still to pay. We hold your goods until 20-11-2026 17:00, our time.

${account}

See your order: https://shop.example/en/orders-history?order=AG10007

${foot}`,
  ],
  transferEnded: [
    'Order AG10007 has ended: no transfer came',
    `Order AG10007 has ended: no transfer came

We have not seen a transfer of $53.50 for order AG10007, so the order has ended. You need not pay anything.

If you have made the transfer, please answer this mail with a picture of the slip: we look for it, and it is not lost.

Order again: https://shop.example/en/cart

${foot}`,
  ],
  transferLate: [
    'Your transfer for order AG10007 came too late',
    `Your transfer for order AG10007 came too late

Your transfer of $53.50 came after order AG10007 had ended, and its goods are sold. We transfer all of it back to you.

Please answer this mail and tell us the account it is to go to.

${foot}`,
  ],
} as const satisfies Partial<Record<MailKind, [string, string]>>;
