import { defaultDateFormat } from '#contract/constants.ts';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { type Story, storyOf } from '#rules/story.ts';
import { mailTexts, type MailTexts } from '#server/mail/mail-texts.ts';
import { type Mail, type MailContents, type MailKind, sealCode } from '#shop/mail/mail.ts';

const demo = path.join(import.meta.dirname, '../../database/demo');
const read = (file: string) => JSON.parse(readFileSync(path.join(demo, file), 'utf8'));
const settings = read('settings.json');

/** Returns texts as the demo shop writes them. */
export function demoTexts(lang: LanguageCode): MailTexts {
  const shop = {
    siteTitle: settings.siteTitle.en,
    address: settings.address[lang === 'ar' ? 'km' : 'en'],
    phone: settings.phone,
    hours: [{ days: lang === 'ar' ? 'ច័ន្ទ–សៅរ៍' : 'Mon–Sat', hours: '8:00–18:00' }],
    email: settings.email,
    dateFormat: defaultDateFormat,
    timeZone: 'Asia/Phnom_Penh',
  };
  const texts =
    lang === 'ar'
      ? {
          mail: mailLabels.khmer,
          payment: paymentStatusLabels.khmer,
          shared: sharedLabels.khmer,
          progress: orderProgressLabels.khmer,
        }
      : {
          mail: mailLabels.texts,
          payment: paymentStatusLabels.texts,
          shared: sharedLabels.texts,
          progress: orderProgressLabels.texts,
        };
  return mailTexts(lang, texts, shop, 'https://shop.example');
}

/** What happens next with an order that was placed a moment ago, and arrives in the far future. */
export const sampleStory = (isPickUp = false): Story =>
  storyOf({
    statusId: 1,
    steps: [{ Step: 'received', State: 'done', At: '2026-11-17T18:30:00.123Z' }],
    isPrinted: false,
    isPickUp,
    isCalled: false,
    isPartSent: false,
    hasSlip: false,
    isOverdue: false,
    confirmBy: null,
    payBy: null,
    missing: [],
    sent: null,
    changes: null,
    approvedAt: null,
    proofAt: null,
    Paid: { Amount: 0, Riel: null },
    DueNow: { Amount: 0, Riel: null },
    DueLater: { Amount: 1275.3, Riel: null },
    LaterWhen: 'delivery',
    ShippingDays: '2-4',
    OrderDay: '2126-11-18',
  });

type Contents = { [Kind in MailKind]: MailContents[Kind] };
type Choose = (en: string, km: string) => string;

const order = (t: Choose): MailContents['orderReceived'] => ({
  orderId: 7,
  number: 'AG10007',
  jobPath,
  // Past midnight in Phnom Penh.
  placedAt: '2026-11-17T18:30:00.123+00:00',
  paymentMethodId: 6,
  couponCode: 'WELCOME5',
  note: t('Please ring twice.\nThe <b>blue</b> door & the garden.', 'សូមចុចកណ្តឹងពីរដង។\nទ្វារពណ៌ខៀវ'),
  totals: { subtotalCents: 128_030, shippingCents: 0, discountCents: 500, totalCents: 127_530 },
  // In Phnom Penh this time is after midnight.
  riel: { rate: 4100, since: '2026-11-16T18:00:00.123456+00:00', total: 5_228_700 },
  address: {
    firstName: t('Sokha', 'សុខា'),
    lastName: t('Chan', 'ចាន់'),
    email: 'sokha@example.com',
    mobile: '+855 12 345 679',
    secondMobile: '+855 97 555 1234',
    address: t('House 12, Street 178', 'ផ្ទះលេខ 12 ផ្លូវ 178'),
    city: t('Doun Penh', 'ដូនពេញ'),
    state: t('Phnom Penh', 'ភ្នំពេញ'),
    country: t('Cambodia', 'កម្ពុជា'),
    postalCode: '120211',
  },
  items: [
    {
      name: t('Silk-look Cushion Cover', 'ស្រោមខ្នើយសូត្រ'),
      picture: '/content/commonImages/silk-pillow-1.webp',
      quantity: 2,
      unitCents: 3240,
      totalCents: 6480,
      options: [
        { name: t('Color', 'ពណ៌'), value: t('Saffron', 'លឿងទុំ'), addsCents: 60 },
        { name: t('Size', 'ទំហំ'), value: '45 × 45' },
      ],
    },
    {
      name: t('Krama Cotton Scarf with a name that is rather long for a phone', 'ក្រមាកប្បាស'),
      picture: '',
      quantity: 100,
      unitCents: 1215,
      totalCents: 121_550,
      options: [],
    },
  ],
});

const transfer = (t: Choose): Contents['transferAwaited'] => ({
  number: 'AG10007',
  jobPath,
  firstName: t('Sokha', 'សុខា'),
  amountCents: 5350,
  until: '2026-11-20T10:00:00.000Z',
  accounts: [
    {
      bank: t('Lotus Demo Bank', 'ធនាគារសាកល្បង ផ្កាឈូក'),
      accountName: 'Angkor Gifts',
      accountNumber: '000 111 222',
      currency: 'USD',
    },
  ],
});

const jobPath = '/en/job/1-7-1-abc123';

const contents = (t: Choose): Contents => ({
  orderReceived: order(t),
  orderAltered: {
    ...order(t),
    rest: { id: 5, cents: 350 },
  },
  orderInProgress: { number: 'AG10007', jobPath, hasGoods: true, hasFiles: false },
  orderSent: {
    number: 'AG10007',
    jobPath,
    hasGoods: true,
    hasFiles: false,
    parcel: { number: '10042', carrier: t('VET Express', 'ឡានក្រុង') },
    receiptOf: 7,
  },
  orderCompleted: { number: 'AG10007', jobPath, hasGoods: true, hasFiles: true },
  orderReturned: { number: 'AG10007', jobPath, hasGoods: true, hasFiles: false },
  orderCancelled: { number: 'AG10007', jobPath, hasGoods: true, hasFiles: false, givenBackCents: 1250 },
  orderToConfirm: {
    orderId: 7,
    number: 'AG10007',
    jobPath,
    totalCents: 127_530,
    riel: { rate: 4100, since: '2026-11-16T18:00:00.123456+00:00', total: 5_228_700 },
    // Ten minutes past midnight in Phnom Penh.
    confirmBy: '2026-11-19T17:10:00.000Z',
  },
  orderNotConfirmed: { number: 'AG10007', jobPath, hasGoods: true, hasFiles: false },
  paymentReceived: { number: 'AG10007', jobPath, firstName: t('Sokha', 'សុខា'), amountCents: 127_530 },
  paymentFailed: { number: 'AG10007', jobPath, firstName: t('Sokha', 'សុខា'), amountCents: 127_530 },
  paymentRefunded: {
    number: 'AG10007',
    jobPath,
    firstName: t('Sokha', 'សុខា'),
    amountCents: 2530,
    paymentMethodId: 5,
    lines: [{ quantity: 4, name: t('Ceramic Mug', 'ពែងសេរ៉ាមិច'), cents: 2600 }],
  },
  moneyComesBack: { number: 'AG10007', jobPath, firstName: t('Sokha', 'សុខា'), amount: '$8.49', why: 'other' },
  transferAwaited: { ...transfer(t), riel: 219_400 },
  transferReminder: transfer(t),
  artworkAsked: {
    number: 'AG10007',
    jobPath,
    missing: [
      {
        item: t('Ceramic Mug', 'ពែងសេរ៉ាមិច'),
        print: t('Front: Screen print, one color', 'ខាងមុខ៖ បោះពុម្ពអេក្រង់ 1 ពណ៌'),
      },
    ],
  },
  proofReady: { number: 'AG10007', jobPath, itemId: 9, proof: 2 },
  proofReminder: { number: 'AG10007', jobPath, itemId: 9, proof: 2 },
  transferShort: { ...transfer(t), cameCents: 41_210, totalCents: 46_560 },
  paymentLink: {
    orderId: 7,
    number: 'AG10007',
    jobPath,
    amountCents: 5350,
    riel: 219_400,
    until: '2026-11-20T10:00:00.000Z',
  },
  balanceAsked: { orderId: 7, number: 'AG10007', jobPath, amountCents: 26_750 },
  accountDue: {
    orderId: 7,
    number: 'AG10007',
    jobPath,
    amountCents: 26_750,
    dueOn: '2026-12-18',
    isOverdue: false,
  },
  transferEnded: { number: 'AG10007', jobPath, firstName: t('Sokha', 'សុខា'), amountCents: 5350 },
  transferLate: { number: 'AG10007', jobPath, firstName: t('Sokha', 'សុខា'), amountCents: 5350 },
  welcome: { customerId: 12, confirmPath: `/account/confirm/12-${'0a'.repeat(16)}` },
  confirmAddress: { customerId: 12, confirmPath: `/account/confirm/12-${'0a'.repeat(16)}` },
  oneTimeCode: {
    code: '40718263',
    minutes: 10,
    codeId: 7,
    devicePath: `/account/device/7-${'0b'.repeat(16)}`,
  },
  passwordChanged: {},
  contactReceived: {
    fullName: t('Sokha Chan', 'ចាន់ សុខា'),
    email: 'sokha@example.com',
    phoneNumber: '+855 12 345 679',
    subject: t('Mugs with our logo', 'ពែងមានឡូហ្គោ'),
    message: t(
      'Good day,\n\ncan you print <script>alert(1)</script> 200 mugs?',
      'សួស្តី\nតើអ្នកអាចបោះពុម្ពពែង 200 បានទេ?',
    ),
  },
  sampleRequestReceived: {
    number: 'SR1042',
    items: [
      { name: t('Ceramic Mug', 'ពែងសេរ៉ាមិច'), quantity: 3 },
      { name: t('Umbrella', 'ឆ័ត្រ'), quantity: 1 },
    ],
    wantedDate: '2026-12-01',
    requestId: 7,
    statusPath: '/samples/status/7-abc',
  },
  sampleRequestChanged: {
    number: 'SR1042',
    requestId: 7,
    state: 'ready',
    statusPath: '/samples/status/7-abc',
  },
  inboxReply: {
    inquiryId: 7,
    until: Date.UTC(2027, 0, 20) / 1000,
    subject: t('Mugs with our logo', 'ពែងមានឡូហ្គោ'),
    text: t('Yes, <b>we can</b>.\n\nSee you soon.', 'បាទ យើងធ្វើបាន។\nជួបគ្នាឆាប់ៗ។'),
    replyPath: '/inbox/answer/7-abc',
  },
  sampleRequestForShop: {
    number: 'SR1042',
    items: [{ name: t('Ceramic Mug', 'ពែងសេរ៉ាមិច'), quantity: 3 }],
    wantedDate: '2026-12-01',
    fullName: t('Sokha Chan', 'ចាន់ សុខា'),
    email: 'sokha@example.com',
    phoneNumber: '012 345 679',
    note: t('In green, please.', 'សូមយកពណ៌បៃតង។'),
  },
  sellerRequestReceived: {},
  sellerApproved: { customerId: 12, confirmPath: `/account/confirm/12-${'0a'.repeat(16)}` },
  sellerDeclined: { reason: t('We don’t sell food.', 'យើងមិនលក់អាហារទេ។') },
  sellerRequestForShop: {
    firstName: t('Sokha', 'សុខា'),
    lastName: t('Chan', 'ចាន់'),
    email: 'sokha@example.com',
    mobile: '012 345 679',
    address: t('House 12, Street 178', 'ផ្ទះលេខ 12 ផ្លូវ 178'),
    city: '',
    state: t('Phnom Penh', 'ភ្នំពេញ'),
    country: t('Cambodia', 'កម្ពុជា'),
    postalCode: '120211',
  },
  staffInvited: { invitationId: 7, invitePath: '/office/en/enrol#7-abc' },
  keyCreated: { name: t('Bookkeeping', 'គណនេយ្យ'), maker: t('Sokha', 'សុខា'), keyId: 7 },
  reportReady: {
    name: t('Sales of the month', 'ការលក់ប្រចាំខែ'),
    report: t('By day', 'តាមថ្ងៃ'),
    path: '/office/en/reports?period=lastMonth',
    period: { since: '2026-10-01', until: '2026-10-31' },
    isMoney: true,
    rows: [{ name: '2026-10-31', value: 12_345, before: 0 }],
    total: { value: 112_345, before: 100_000 },
    found: 31,
  },
  webhookOff: { address: 'https://erp.example/hooks', why: 'failing' },
  testMail: {},
  confirmStockNotice: { noticeId: 7, confirmPath: '/stock-notice/confirm/7-abc' },
  backInStock: {
    noticeId: 7,
    productId: 12,
    name: t('Ceramic Mug', 'ពែងសេរ៉ាមិច'),
    stopPath: '/stock-notice/stop/7-abc',
  },
  newsletterConfirmation: { unsubscribePath: '/newsletter/unsubscribe/abc123' },
});

const forShop = new Set<MailKind>(['contactReceived', 'sampleRequestForShop', 'sellerRequestForShop']);

/** Returns one email of each kind, filled with texts in the language. */
export function sampleMails(lang: LanguageCode): Mail[] {
  const all = contents((en, km) => (lang === 'ar' ? km : en));
  return Object.entries(all).map(
    ([kind, content]) =>
      ({
        kind,
        to: forShop.has(kind as MailKind) ? 'shop' : 'sokha@example.com',
        language: lang,
        content,
      }) as Mail,
  );
}

export const sampleMail = (kind: MailKind, lang: LanguageCode): Mail =>
  sampleMails(lang).find((mail) => mail.kind === kind)!;

export const secret = randomBytes(32);

/** Returns the email as the outbox stores it. */
export const sealed = (mail: Mail): Mail =>
  mail.kind === 'oneTimeCode'
    ? { ...mail, content: { ...mail.content, code: sealCode(secret, mail.content.code) } }
    : mail;
