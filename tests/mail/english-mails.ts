import type { MailKind } from '#shop/mail/mail.ts';
import { foot, orderMails } from './english-order-mails.ts';

const shopFoot = '--\n\nAngkor Gifts\nStreet 240, Doun Penh, Phnom Penh, Cambodia\n';

/** Subject and text of each kind of sample mail, to the letter. */
export const english: Readonly<Record<MailKind, [string, string]>> = {
  ...orderMails,
  welcome: [
    'Welcome to Angkor Gifts',
    `Welcome to Angkor Gifts

Your account is ready. You can now order, and follow your orders.

Please confirm your email address. Until then we write to you only about your own orders.

Confirm email address: https://shop.example/account/confirm/12-0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a

Shop now: https://shop.example/en/

If you did not create this account, please do not confirm it, and answer this mail.

${foot}`,
  ],
  confirmAddress: [
    'Please confirm your email address',
    `Please confirm your email address

Please confirm your email address. Until then we write to you only about your own orders.

Confirm email address: https://shop.example/account/confirm/12-0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a

If you did not create this account, please do not confirm it, and answer this mail.

${foot}`,
  ],
  oneTimeCode: [
    'Your one-time code',
    `Your one-time code

Your one-time code is 40718263. It is valid for 10 minutes.

40718263

Do not give this code to anyone.

If you did not ask for this code, you need not do anything.

Does the shop take no code or login from your device because somebody else keeps trying? Then open this link there, within a day.

Make this device known: https://shop.example/account/device/7-0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b

${foot}`,
  ],
  passwordChanged: [
    'Your password was changed',
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
    'Your seller application',
    `Your request to become a seller

We have your request to become a seller and will call you.

${foot}`,
  ],
  sellerRequestForShop: [
    'New seller application',
    `New seller request

Somebody asks to become a seller.

Name: Sokha Chan
Email: sokha@example.com
Phone number: 012 345 679
Address: House 12, Street 178, Phnom Penh, 120211, Cambodia

When you answer this mail, your answer goes to sokha@example.com.

${shopFoot}`,
  ],
  staffInvited: [
    'You are invited to the office of Angkor Gifts',
    `You are invited to the office of Angkor Gifts

With this link you set your password and sign in to the office. It works once, within 24 hours.

Come in: https://shop.example/office/en/enrol#7-abc

If you do not know what this is about, please ignore this mail.

${foot}`,
  ],
  testMail: [
    'Mails of Angkor Gifts arrive',
    `Mails of Angkor Gifts arrive

This is the test mail you asked for in the office. Mails to customers go the same way, from the same sender.

Back to the office: https://shop.example/office/en/

${foot}`,
  ],
  confirmStockNotice: [
    'Confirm your back-in-stock alert',
    `Shall we tell you when it is back?

Somebody asked us to write to this address once when a product is in stock again. Was it you?

Yes, tell me: https://shop.example/stock-notice/confirm/7-abc

If it was not you, you need not do anything, and we will not write again.

${foot}`,
  ],
  backInStock: [
    'Ceramic Mug is back',
    `Ceramic Mug is back

Ceramic Mug is in stock again. We have set none aside, so it may be gone again soon.

See the product: https://shop.example/en/product-detail/12/shop/product

You asked for this mail. It is the only one about this product.

No more mails about products that are back: https://shop.example/stock-notice/stop/7-abc

${foot}`,
  ],
  newsletterConfirmation: [
    'You’re subscribed to our newsletter',
    `You have subscribed to our newsletter

Thank you for subscribing. We will write to you about new gifts and discounts.

If it was not you, or you want no more of it, you can unsubscribe at any time.

Unsubscribe: https://shop.example/newsletter/unsubscribe/abc123

${foot}`,
  ],
};
