import type { MailKind } from '#shop/mail/mail.ts';

/** The footer of emails to customers. */
export const foot =
  '--\n\nQuestions? Reply to this email or call +855 12 345 678\nAngkor Gifts\nStreet 240, Doun Penh, Phnom Penh, Cambodia\n';

const account = `Lotus Demo Bank
Account name: Angkor Gifts
Account number: 000 111 222
Amount: $53.50
Payment reference: AG10007`;

/** The exact subject and text of the emails about an order and its payments. */
export const orderMails = {
  orderReceived: [
    'We received order AG10007',
    `Thank you, Sokha

Order AG10007, placed 18-11-2026

We’ve received your order and will call you before we deliver it. Please have the amount ready in dollars or riel.

View your order: https://shop.example/en/job/1-7-1-abc123

Deliver to
Sokha Chan
House 12, Street 178
Doun Penh, Phnom Penh, 120211
Cambodia
+855 12 345 679
+855 97 555 1234

Items in your order

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
Exchange rate on 17-11-2026: 4,100៛ to the dollar

Note
Please ring twice.
The <b>blue</b> door & the garden.

${foot}`,
  ],
  orderAltered: [
    'Order AG10007 was updated',
    `Order AG10007 was updated

We’ve updated order AG10007 as you asked. Here is your order now.

The new total is higher. $3.50 is still due.

Pay the balance: https://shop.example/en/job/1-7-1-abc123

View your order: https://shop.example/en/job/1-7-1-abc123

Deliver to
Sokha Chan
House 12, Street 178
Doun Penh, Phnom Penh, 120211
Cambodia
+855 12 345 679
+855 97 555 1234

Items in your order

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
Exchange rate on 17-11-2026: 4,100៛ to the dollar

Note
Please ring twice.
The <b>blue</b> door & the garden.

${foot}`,
  ],
  orderInProgress: [
    'We’re preparing order AG10007',
    `We’re preparing order AG10007

We are preparing order AG10007.

We will call before we deliver.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  orderSent: [
    'Order AG10007 is on its way',
    `Order AG10007 is on its way

Order AG10007 has shipped and is on its way to you.

We will call before we deliver.

View your order: https://shop.example/en/job/1-7-1-abc123

Shipment
Carrier: VET Express
Tracking number: 10042

View shipping receipt: https://shop.example/en/job/1-7-1-abc123/receipt

${foot}`,
  ],
  orderCompleted: [
    'Order AG10007 was delivered',
    `Order AG10007 was delivered

Order AG10007 was delivered. Thank you for shopping with us.

Your download is ready.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  orderReturned: [
    'We received your return for order AG10007',
    `We received your return for order AG10007

We’ve received your return for order AG10007 and will refund you.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  orderCancelled: [
    'Order AG10007 was canceled',
    `Order AG10007 was canceled

Order AG10007 was canceled. We’re refunding $12.50 to your original payment method.

It may take a few days to appear in your account.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  orderToConfirm: [
    'Please confirm order AG10007',
    `Please confirm order AG10007

Total: $1,275.30 or 5,228,700៛

Please confirm this order by 20-11-2026 00:10 (our time). If it isn’t confirmed by then, we’ll cancel it.

Confirm order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  orderNotConfirmed: [
    'Order AG10007 was canceled',
    `Order AG10007 was canceled

Order AG10007 wasn’t confirmed in time, so we canceled it. You don’t owe anything, and you can order again at any time.

Order again: https://shop.example/en/cart

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  paymentReceived: [
    'Payment received for order AG10007',
    `Payment received for order AG10007

We have received your payment of $1,275.30 for order AG10007.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  paymentFailed: [
    'Payment failed for order AG10007',
    `Payment failed for order AG10007

Your payment of $1,275.30 for order AG10007 didn’t go through, so the order was canceled. You can order again at any time.

Order again: https://shop.example/en/cart

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  paymentRefunded: [
    'Refund for order AG10007',
    `Refund for order AG10007

Hello Sokha,

We have refunded $25.30 for order AG10007.

4 × Ceramic Mug: $26.00
Less coupon discount: −$0.70
Refund total: $25.30

The refund goes to the card you paid with.

It may take a few days to appear in your account.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  moneyComesBack: [
    'We’re refunding your payment of $8.49',
    `We’re refunding your payment of $8.49

Your payment of $8.49 didn’t match the amount due, so no order was placed. We’re refunding it in full.

This can take a few days. If something looks wrong, reply to this email.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  transferAwaited: [
    'Pay $53.50 by bank transfer for order AG10007',
    `Order AG10007 received: next, transfer the payment

Transfer $53.50 (219,400៛) to one of our accounts and use AG10007 as the reference. We’ll hold your items until 20-11-2026 17:00 (our time).

${account.replace('$53.50', '$53.50 (219,400៛)')}

View your order: https://shop.example/en/job/1-7-1-abc123

Upload your payment slip there too, and we can confirm it faster.

${foot}`,
  ],
  paymentLink: [
    'Payment link for order AG10007',
    `Payment link for order AG10007

Amount due: $53.50 or 219,400៛. We’ll hold your items until 20-11-2026 17:00.

Pay now: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  balanceAsked: [
    'Balance due for order AG10007',
    `Balance due for order AG10007

Your order is ready. Please pay the balance of $267.50, and we’ll send it.

Pay now: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  accountDue: [
    'Payment due today for order AG10007',
    `Payment due today for order AG10007

Please pay $267.50 for order AG10007 by today, 18-12-2026. Already paid? Thank you, then you can ignore this email.

Pay now: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  transferReminder: [
    'Reminder: payment due for order AG10007',
    `Reminder: payment due for order AG10007

We haven’t received your transfer for order AG10007 yet. We’re holding your items until 20-11-2026 17:00 (our time).

${account}

Already paid? Upload your payment slip and we’ll look for it.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  artworkAsked: [
    'Order AG10007: please send what we print',
    `Order AG10007: please send what we print

Please send what we print
Ceramic Mug: Front: Screen print, one color

We can’t start printing without it. You can send it on the page of your order, without logging in.

Send logo or text: https://shop.example/en/job/1-7-1-abc123#j-prints

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  proofReady: [
    'Order AG10007: your proof is ready',
    `Order AG10007: your proof is ready

Please check proof 2. We start printing once you approve it.

View proof: https://shop.example/en/job/1-7-1-abc123/proofs/9-2

You can approve it or ask for changes on the page, without logging in.

${foot}`,
  ],
  proofReminder: [
    'Order AG10007: your proof is waiting for you',
    `Order AG10007: your proof is waiting for you

Please check proof 2. We start printing once you approve it.

View proof: https://shop.example/en/job/1-7-1-abc123/proofs/9-2

You can approve it or ask for changes on the page, without logging in.

${foot}`,
  ],
  transferShort: [
    'Order AG10007: $53.50 still due',
    `Order AG10007: $53.50 still due

Hello Sokha,

Thank you. We received $412.10 for order AG10007. The total is $465.60, so $53.50 is still due. We’ll hold your items until 20-11-2026 17:00 (our time).

${account}

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  transferEnded: [
    'Order AG10007 expired: no payment received',
    `Order AG10007 expired: no payment received

We didn’t receive your transfer of $53.50 for order AG10007, so the order has expired. You don’t owe anything.

If you did make the transfer, reply with a picture of the payment slip and we’ll trace it. Your money is safe.

Order again: https://shop.example/en/cart

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
  transferLate: [
    'Your payment for order AG10007 arrived too late',
    `Your payment for order AG10007 arrived too late

Your transfer of $53.50 arrived after order AG10007 had expired, and the items have since sold out. We’re refunding it in full.

Please reply with the account you’d like the refund sent to.

View your order: https://shop.example/en/job/1-7-1-abc123

${foot}`,
  ],
} as const satisfies Partial<Record<MailKind, [string, string]>>;
