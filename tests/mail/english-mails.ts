import type { MailKind } from '#shop/mail/mail.ts';
import { foot, orderMails } from './english-order-mails.ts';

const shopFoot = '--\n\nAngkor Gifts\nStreet 240, Doun Penh, Phnom Penh, Cambodia\n';

/** The exact subject and text of each kind of sample email. */
export const english: Readonly<Record<MailKind, [string, string]>> = {
  ...orderMails,
  welcome: [
    'Welcome to Angkor Gifts',
    `Welcome to Angkor Gifts

Your account is ready. You can now place orders and track them.

Please confirm your email address. Until you do, we’ll only email you about your own orders.

Confirm email address: https://shop.example/account/confirm/12-0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a

Shop now: https://shop.example/en/

If you didn’t create this account, don’t confirm it. Please reply to this email instead.

${foot}`,
  ],
  confirmAddress: [
    'Please confirm your email address',
    `Please confirm your email address

Please confirm your email address. Until you do, we’ll only email you about your own orders.

Confirm email address: https://shop.example/account/confirm/12-0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a

If you didn’t create this account, don’t confirm it. Please reply to this email instead.

${foot}`,
  ],
  oneTimeCode: [
    'Your one-time code',
    `Your one-time code

Your one-time code is 40718263. It expires in 10 minutes.

40718263

Never share this code with anyone.

If you didn’t request this code, you can ignore this email.

Can’t log in because someone else keeps trying to? Open this link on your own device within a day.

Trust this device: https://shop.example/account/device/7-0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b

${foot}`,
  ],
  passwordChanged: [
    'Your password was changed',
    `Your password was changed

Your password was changed. If this wasn’t you, reset it now and call us at +855 12 345 678.

Reset password: https://shop.example/en/reset-password

${foot}`,
  ],
  contactReceived: [
    'New message: Mugs with our logo',
    `New message from the contact form

Name: Sokha Chan
Email: sokha@example.com
Phone number: +855 12 345 679
Subject: Mugs with our logo

Message
Good day,

can you print <script>alert(1)</script> 200 mugs?

Reply to this email to answer sokha@example.com.

${shopFoot}`,
  ],
  sampleRequestReceived: [
    'Sample request SR1042',
    `Sample request SR1042

We’ve received your sample request and will be in touch.

- Ceramic Mug
Quantity: 3

- Umbrella
Quantity: 1

Needed by
01-12-2026

View status: https://shop.example/samples/status/7-abc

${foot}`,
  ],
  sampleRequestChanged: [
    'Sample request SR1042',
    `Sample request SR1042

Your samples are ready.

View status: https://shop.example/samples/status/7-abc

${foot}`,
  ],
  inboxReply: [
    'Re: Mugs with our logo',
    `Re: Mugs with our logo

Yes, <b>we can</b>.

See you soon.

Reply: https://shop.example/inbox/answer/7-abc

You can reply with this button until 20-01-2027.

${foot}`,
  ],
  sampleRequestForShop: [
    'Sample request SR1042',
    `Sample request SR1042

A customer requested samples of these products.

- Ceramic Mug
Quantity: 3

Name: Sokha Chan
Email: sokha@example.com
Phone number: 012 345 679
Needed by: 01-12-2026
Note: In green, please.

Reply to this email to answer sokha@example.com.

${shopFoot}`,
  ],
  sellerRequestReceived: [
    'Your seller application',
    `Your seller application

We’ve received your seller application and will call you.

${foot}`,
  ],
  sellerApproved: [
    'Your seller application',
    `Your seller application

We’ve approved your application and will call you about what you want to sell. You can log in as a customer with the email address and the password you chose.

Please confirm your email address. Until you do, we’ll only email you about your own orders.

Confirm email address: https://shop.example/account/confirm/12-0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a

Log in: https://shop.example/en/login

${foot}`,
  ],
  sellerDeclined: [
    'Your seller application',
    `Your seller application

We’re sorry, but we can’t accept your application.

Reason
We don’t sell food.

${foot}`,
  ],
  sellerRequestForShop: [
    'New seller application',
    `New seller application

Someone applied to become a seller.

Name: Sokha Chan
Email: sokha@example.com
Phone number: 012 345 679
Address: House 12, Street 178, Phnom Penh, 120211, Cambodia

Reply to this email to answer sokha@example.com.

${shopFoot}`,
  ],
  staffInvited: [
    'You’ve been invited to join Angkor Gifts',
    `You’ve been invited to join Angkor Gifts

Use this link to set your password and sign in. It works once and expires in 24 hours.

Accept invitation: https://shop.example/office/en/enrol#7-abc

If you weren’t expecting this invitation, you can ignore this email.

${foot}`,
  ],
  keyCreated: [
    'New API key: Bookkeeping',
    `New API key: Bookkeeping

Sokha created the API key “Bookkeeping”. It gives another program access to Angkor Gifts.

See the key: https://shop.example/office/en/settings/keys/7

Didn’t expect this? End the key there.

${shopFoot}`,
  ],
  webhookOff: [
    'Webhook switched off',
    `Webhook switched off

https://erp.example/hooks hasn’t taken any event for days.

We don’t send events there any more. Check the receiver, then switch the webhook on again.

Open webhooks: https://shop.example/office/en/settings/webhooks

--

Angkor Gifts
Street 240, Doun Penh, Phnom Penh, Cambodia
`,
  ],
  reportReady: [
    'Report: Sales of the month',
    `Report: Sales of the month

By day, 01-10-2026 to 31-10-2026

Total: $1,123.45 ($1,000.00 before)
31-10-2026: $123.45 ($0.00 before)

The first 1 of 31 rows

Open the report: https://shop.example/office/en/reports?period=lastMonth

You can end these emails in saved views.

--

Angkor Gifts
Street 240, Doun Penh, Phnom Penh, Cambodia
`,
  ],
  testMail: [
    'Test email from Angkor Gifts',
    `Test email from Angkor Gifts

This is the test email you requested from the back office. Emails to customers are sent the same way and from the same address.

Back to the office: https://shop.example/office/en/

${foot}`,
  ],
  confirmStockNotice: [
    'Confirm your back-in-stock alert',
    `Confirm your back-in-stock alert

Someone asked us to email this address once when a product is back in stock. Was it you?

Yes, notify me: https://shop.example/stock-notice/confirm/7-abc

If it wasn’t you, ignore this email. We won’t write again.

${foot}`,
  ],
  backInStock: [
    'Ceramic Mug is back in stock',
    `Ceramic Mug is back in stock

Ceramic Mug is back in stock. We haven’t reserved one for you, so it may sell out soon.

View product: https://shop.example/en/product-detail/12/shop/product

You asked for this alert. We won’t email you about this product again.

Stop back-in-stock alerts: https://shop.example/stock-notice/stop/7-abc

${foot}`,
  ],
  newsletterConfirmation: [
    'You’re subscribed to our newsletter',
    `You’re subscribed to our newsletter

Thank you for subscribing. Your address is on our list.

Didn’t sign up, or changed your mind? You can unsubscribe at any time.

Unsubscribe: https://shop.example/newsletter/unsubscribe/abc123

${foot}`,
  ],
};
