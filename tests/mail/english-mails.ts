import type { MailKind } from '#shop/mail/mail.ts';

const foot =
  '--\n\nQuestions? Answer this mail or call +855 12 345 678\nAngkor Gifts\nStreet 240, Doun Penh, Phnom Penh, Cambodia\n';
const shopFoot = '--\n\nAngkor Gifts\nStreet 240, Doun Penh, Phnom Penh, Cambodia\n';

/** Subject and text of each kind of sample mail, to the letter. */
export const english: Readonly<Record<MailKind, [string, string]>> = {
  orderReceived: [
    'Order AG10007',
    `Thank you, Sokha

Order AG10007 of 18-11-2026

We have your order and will call before we deliver. Please have the amount ready in dollars or riel.

See your order: https://shop.example/en/orders-history?order=AG10007

- Silk-look Cushion Cover
Color: Saffron · Size: 45 × 45
2 x $32.40 = $64.80

- Krama Cotton Scarf with a name that is rather long for a phone
100 x $12.15 = $1,215.50

Subtotal: $1,280.30
Shipping: Free
Coupon WELCOME5: -$5.00
Total: $1,275.30
Cash on delivery

Delivered to
Sokha Chan
House 12, Street 178
Doun Penh, Phnom Penh, 120211
Cambodia
+855 12 345 679

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

Order AG10007 is cancelled. You have nothing to pay.

Shop now: https://shop.example/en/

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

We have refunded $25.30 for order AG10007.

Your bank or wallet may take some days to show it.

${foot}`,
  ],
  welcome: [
    'Welcome to Angkor Gifts',
    `Welcome to Angkor Gifts

Your account is ready. You can now order, and follow your orders.

Shop now: https://shop.example/en/

If you did not create this account, please answer this mail.

${foot}`,
  ],
  oneTimeCode: [
    'Your one-time code',
    `Your one-time code

Your one-time code is 40718263. It is valid for 10 minutes.

40718263

Do not give this code to anyone.

If you did not ask for this code, you need not do anything.

${foot}`,
  ],
  passwordChanged: [
    'Your password has changed',
    `Your password has changed

Your password has changed. If it was not you, please reset it now and call us at +855 12 345 678.

Reset password: https://shop.example/en/reset-password

${foot}`,
  ],
  contactReceived: [
    'New message: Mugs with our logo',
    `A message from the contact form

Name: Sokha Chan
Email: sokha@example.com
Phone number: +855 12 345 679
Subject: Mugs with our logo

Message
Good day,

can you print <script>alert(1)</script> 200 mugs?

When you answer this mail, your answer goes to sokha@example.com.

${shopFoot}`,
  ],
  sampleRequestReceived: [
    'Sample request SR1042',
    `Sample request SR1042

We have your sample request and will contact you.

- Ceramic Mug
Quantity 3

- Umbrella
Quantity 1

Wanted by
01-12-2026

${foot}`,
  ],
  sampleRequestForShop: [
    'Sample request SR1042',
    `Sample request SR1042

A customer asks for samples of these products.

- Ceramic Mug
Quantity 3

Name: Sokha Chan
Email: sokha@example.com
Phone number: 012 345 679
Wanted by: 01-12-2026
Note: In green, please.

When you answer this mail, your answer goes to sokha@example.com.

${shopFoot}`,
  ],
  sellerRequestReceived: [
    'Your request to become a seller',
    `Your request to become a seller

We have your request to become a seller and will call you.

${foot}`,
  ],
  sellerRequestForShop: [
    'New seller request',
    `New seller request

Somebody asks to become a seller.

Name: Sokha Chan
Email: sokha@example.com
Phone number: 012 345 679
Address: House 12, Street 178, Phnom Penh, 120211, Cambodia

When you answer this mail, your answer goes to sokha@example.com.

${shopFoot}`,
  ],
  newsletterConfirmation: [
    'You have subscribed to our newsletter',
    `You have subscribed to our newsletter

Thank you for subscribing. We will write to you about new gifts and discounts.

If it was not you, or you want no more of it, you can unsubscribe at any time.

Unsubscribe: https://shop.example/newsletter/unsubscribe/abc123

${foot}`,
  ],
};
