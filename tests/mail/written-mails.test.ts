import { describe, expect, it, test } from 'vitest';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { builtInTexts } from '#shop/localisation/localisation.ts';
import type { Mail, MailKind } from '#shop/mail/mail.ts';
import { checkKhmer } from '#tests/khmer/khmer-rules.ts';
import { english } from './english-mails.ts';
import { demoTexts, sampleMail, sampleMails, sampleStory } from './sample-mails.ts';

/** Returns the visible text of the HTML, one line per block. */
const visible = (html: string) =>
  html
    .replace(/^[\s\S]*<\/head>/u, '')
    .replaceAll(/<\/(?:p|td|h1|div)>|<br>/gu, '\n')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&#(\d+);/gu, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\n\s*/gu, '\n')
    .trim();

const write = (kind: MailKind, lang: 'en' | 'ar') => writeMail(sampleMail(kind, lang), demoTexts(lang));
const kinds = sampleMails('en').map(({ kind }) => kind);

it('every email kind has a sample', () => {
  expect(kinds.toSorted()).toEqual(Object.keys(english).toSorted());
});

describe.each(kinds)('%s in English', (kind) => {
  it('the email matches the expected text exactly', () => {
    const { subject, text } = write(kind, 'en');
    expect([subject, text]).toEqual(english[kind]);
  });
});

describe.each(kinds)('%s in Khmer', (kind) => {
  const { subject, text, html } = write(kind, 'ar');

  it('a Khmer email follows the writing rules', () => {
    for (const seen of [subject, text, visible(html)])
      expect(seen.split('\n').flatMap((line) => checkKhmer(line))).toEqual([]);
  });

  it('a Khmer email contains no English except names, units, codes and addresses', () => {
    for (const seen of [subject, text, visible(html)]) {
      const rest = seen
        .replaceAll(/https?:\S+|\S+@example\.com|Angkor Gifts|OTP|API|webhook|AG10007|SR1042|WELCOME5/gu, '')
        .replaceAll(/\d x \$/gu, '');
      expect(rest.match(/[A-Za-z]+|\{\w+\}/gu)).toBeNull();
    }
  });
});

describe.each(['en', 'ar'] as const)('in %s, a parcel with a part of an order', (lang) => {
  const t = builtInTexts(mailLabels, lang);
  it.each([false, true])(
    'the email about a parcel with a part of an order says what is in it, and whether the rest follows (last: %s)',
    (isLast) => {
      const sample = sampleMail('orderSent', lang) as Mail & { kind: 'orderSent' };
      const lines = [{ quantity: 20, name: 'T-Shirt (White, S)' }];
      const content = { ...sample.content, isLast, parcelNumber: 2, lines };
      const { text, html } = writeMail({ ...sample, content }, demoTexts(lang));
      expect(text).toContain(t[isLast ? 'sentLast' : 'sentPart'].replace('{number}', 'AG10007'));
      expect(text).toMatch(/T-Shirt \(White, S\).*× 20/u);
      expect(text).toContain('/receipt/2');
      expect(visible(html)).toContain('T-Shirt (White, S)');
    },
  );
});

describe.each(['en', 'ar'] as const)('in %s, an order that is picked up at the shop', (lang) => {
  const t = builtInTexts(mailLabels, lang);
  const sample = sampleMail('orderSent', lang) as Mail & { kind: 'orderSent' };
  const { parcel: _, receiptOf: __, ...base } = sample.content;
  const written = (more: object) =>
    writeMail({ ...sample, content: { ...base, isPickUp: true, ...more } }, demoTexts(lang));

  it('an order that is picked up is ready, with its number, where and when, and the amount to bring', () => {
    const { subject, text, html } = written({ dueCents: 1250 });
    expect(subject).toBe(t.pickUpSubject.replace('{number}', 'AG10007'));
    for (const part of [t.pickUpAt, demoTexts(lang).shop.address, '8:00–18:00', '$12.50'])
      expect([text, visible(html)].every((seen) => seen.includes(part))).toBe(true);
  });

  it('an order that is picked up is received with where and when it is ready, and without a call, shipping or an address to deliver to', () => {
    const received = sampleMail('orderReceived', lang) as Mail & { kind: 'orderReceived' };
    const content = { ...received.content, isPickUp: true, story: sampleStory(true) };
    const { text } = writeMail({ ...received, content }, demoTexts(lang));
    const shared = builtInTexts(sharedLabels, lang);
    const ready = builtInTexts(orderProgressLabels, lang).shouldBeReady.split('{')[0]!.trim();
    for (const part of [t.pickUpLater, t.pickUpAt, shared.pickUp, ready, demoTexts(lang).shop.address])
      expect(text).toContain(part);
    const arrives = shared.arrives.split('{')[0]!.trim();
    for (const part of [
      arrives,
      t.shipping,
      t.orderReceived,
      t.amountReady,
      t.deliveredTo,
      content.address.address,
    ])
      expect(text).not.toContain(part);
  });

  it('the balance request of an order that is picked up speaks of the pick-up, not of shipping', () => {
    const asked = sampleMail('balanceAsked', lang) as Mail & { kind: 'balanceAsked' };
    const { text } = writeMail({ ...asked, content: { ...asked.content, isPickUp: true } }, demoTexts(lang));
    expect(text).toContain(t.balancePickUp.split('{')[0]);
    expect(text).not.toContain(t.balanceText.split('{amount}')[1]);
    expect(checkKhmer(lang === 'ar' ? text : '')).toEqual([]);
  });

  it('the email about an order that is picked up asks for no amount if it is paid, and says whether the rest follows', () => {
    expect(written({ dueCents: 0 }).text).not.toContain('$');
    expect(written({ isLast: false }).subject).toBe(t.pickUpPartSubject.replace('{number}', 'AG10007'));
  });
});

describe.each(['en', 'ar'] as const)('in %s, an order without an exchange rate', (lang) => {
  it.each(['orderReceived', 'orderToConfirm'] as const)(
    'an email about an order without an exchange rate shows no riel in %s',
    (kind) => {
      const sample = sampleMail(kind, lang) as Mail & { kind: typeof kind };
      const { riel, ...content } = sample.content;
      const { text, html } = writeMail({ ...sample, content } as Mail, demoTexts(lang));
      expect(riel).toBeDefined();
      for (const seen of [text, html]) expect(seen).not.toContain('៛');
    },
  );
});

test.each(['en', 'ar'] as const)(
  'in %s, a payment email names the unpaid delivery order for the same items',
  (lang) => {
    const sample = sampleMail('paymentReceived', lang) as Mail & { kind: 'paymentReceived' };
    const content = { ...sample.content, unpaidNumber: 'AG10008' };
    const { text, html } = writeMail({ ...sample, content }, demoTexts(lang));
    for (const seen of [text, visible(html)]) expect(seen).toContain('AG10008');
    expect(checkKhmer(lang === 'ar' ? text : '')).toEqual([]);
    expect(writeMail(sample, demoTexts(lang)).text).not.toContain('AG10008');
  },
);

describe.each(['en', 'ar'] as const)('in %s, a paid order of digital products only', (lang) => {
  const sample = sampleMail('orderReceived', lang) as Mail & { kind: 'orderReceived' };
  const content = { ...sample.content, paymentMethodId: 5 as const, isDownload: true };
  const { text, html } = writeMail({ ...sample, content }, demoTexts(lang));
  const output = (key: 'downloadReady' | 'orderReceived' | 'deliveredTo') =>
    (lang === 'ar' ? mailLabels.khmer : mailLabels.texts)[key];

  it('an email about digital products says where to download them', () => {
    for (const seen of [text, visible(html)]) expect(seen).toContain(output('downloadReady'));
    expect(text).toMatch(/https:\/\/shop\.example\/en\/job\/1-7-1-abc123/u);
  });

  it('an email about digital products does not mention a call or an address, because it has no delivery', () => {
    for (const seen of [text, visible(html)]) {
      expect(seen).not.toContain(output('orderReceived'));
      expect(seen).not.toContain(output('deliveredTo'));
      expect(seen).not.toContain(content.address.address);
    }
  });
});

describe.each(['en', 'ar'] as const)('in %s, the HTML', (lang) => {
  const mails = sampleMails(lang).map((mail) => ({ kind: mail.kind, ...writeMail(mail, demoTexts(lang)) }));
  const [tag, dir] = lang === 'ar' ? ['km', 'rtl'] : ['en', 'ltr'];

  it.each(mails)(
    'the HTML of $kind declares its language and direction, and is one column of at most 600 px',
    ({ html }) => {
      expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
      expect(html).toContain('width="100%" style="max-width:600px');
    },
  );

  it.each(mails)('the HTML of $kind needs no external script, font, style or picture', ({ html }) => {
    expect(html).not.toMatch(/<(?:script|link|iframe|form|svg|object|base)\b|url\(|@import|@font-face/iu);
    const links = [...html.matchAll(/\b(?:href|src|background)="([^"]*)"/gu)].map(([, link]) => link);
    for (const link of links) expect(link).toMatch(/^https:\/\/shop\.example\//u);
  });

  it.each(mails)('the HTML of $kind contains the same text as the plain version', ({ html, text }) => {
    const texts = (of: string) =>
      [...of.replaceAll(/https?:\S+/gu, '').matchAll(/[\p{L}\p{M}\p{N}@$]+/gu)].map(([word]) => word);
    const seen = new Set(texts(visible(html)));
    expect(texts(text).filter((word) => !seen.has(word))).toEqual([]);
  });

  it.each(mails)('the HTML of $kind isolates every number, amount and address', ({ html }) => {
    const outside = html
      .replace(/<div style="display:none[^>]*>[^<]*<\/div>/u, '')
      .replaceAll(/<bdi[^>]*>[^<]*<\/bdi>|<span dir="auto"[^>]*>[^<]*<\/span>/gu, '');
    expect(visible(outside)).not.toMatch(/[\d@$]/u);
  });
});

describe('user input in emails', () => {
  const order = sampleMail('orderReceived', 'en');
  const evil = '<img src=x onerror=alert(1)>"\'&';
  if (order.kind !== 'orderReceived') throw new Error('no order');
  const { html } = writeMail(
    {
      ...order,
      content: {
        ...order.content,
        note: evil,
        gift: { message: evil, wrap: true, withoutPrices: false },
        couponCode: evil,
        address: { ...order.content.address, firstName: evil, address: evil, mobile: evil },
        items: [{ ...order.content.items[0]!, name: evil, options: [{ name: evil, value: `of ${evil}` }] }],
      },
    },
    demoTexts('en'),
  );

  it('user input in emails is shown as text and never interpreted', () => {
    // The only picture is that of the ordered product.
    expect(html.match(/<img/gu)).toEqual(['<img']);
    expect(visible(html).split(evil)).toHaveLength(11);
  });

  it('user input is absent from emails to unconfirmed email addresses', () => {
    for (const kind of [
      'welcome',
      'sampleRequestReceived',
      'sellerRequestReceived',
      'newsletterConfirmation',
    ] as const)
      expect(write(kind, 'en').text).not.toMatch(/sokha|\bchan\b|green|House 12/iu);
  });
});

describe('an email about an order', () => {
  const order = sampleMail('orderReceived', 'en');
  const text = (changes: object) =>
    writeMail({ ...order, content: { ...order.content, ...changes } } as typeof order, demoTexts('en')).text;

  it('an email about an order shows gift card text and wrapping for a gift, and nothing about gifts otherwise', () => {
    const gift = text({ gift: { message: 'For you', wrap: true, withoutPrices: true } });
    expect(gift).toMatch(/Gift wrapped[\s\S]*No prices in the package[\s\S]*For you/u);
    expect(text({ gift: { message: '', wrap: false, withoutPrices: true } })).not.toMatch(
      /card message|wrap/iu,
    );
    expect(text({})).not.toMatch(/gift wrapped|card message|package/iu);
  });

  it('an email about an order lists item options on one line without duplicates', () => {
    if (order.kind !== 'orderReceived') throw new Error('no order');
    const options = [
      { name: 'Color', value: 'Color of the sea', addsCents: 60 },
      { name: 'Size', value: 'A6' },
    ];
    const items = [{ ...order.content.items[0]!, options }];
    expect(text({ items })).toContain('\nColor of the sea +$0.60 · Size: A6\n2 × $32.40');
  });

  it('an email about an order without a place name says that it is delivered as requested', () => {
    if (order.kind !== 'orderReceived') throw new Error('no order');
    const none = Object.fromEntries(Object.keys(order.content.address).map((key) => [key, '']));
    const placeless = text({ address: none });
    expect(placeless).toContain(`\n\n${mailLabels.texts.deliveredAsAsked}\n\n`);
    expect(placeless).not.toContain(mailLabels.texts.deliveredTo);
    // Without an address, the email doesn't name the customer, either, even for a paid order.
    expect(text({ address: none, paymentMethodId: 8 })).toMatch(
      /^Thank you\. We’ve received your payment\.\n/u,
    );
    expect(text({ paymentMethodId: 8 })).toMatch(/^Thank you, Sokha\. Your payment went through\.\n/u);
  });

  it('an email about an order without coupon and note has no line for them', () => {
    const plain = text({
      note: '',
      couponCode: null,
      totals: { subtotalCents: 1000, shippingCents: 250, discountCents: 0, totalCents: 1250 },
    });
    expect(plain).not.toMatch(/Coupon|Note/u);
    expect(plain).toContain('Subtotal: $10.00\nShipping: $2.50\nTotal: $12.50');
  });

  it.each([
    [2, 'Paid by wallet'],
    [5, 'Paid by card'],
    [8, 'Paid by KHQR'],
  ])(
    'an email about an order paid by method %i says so and does not ask for cash',
    (paymentMethodId, texts) => {
      const paid = text({ paymentMethodId });
      expect(paid).toContain(`Total: $1,275.30\n${texts}`);
      expect(paid).not.toMatch(/ready in dollars|Cash/u);
    },
  );
});

it('emails use the smallest pictures, and never break a line after a day number', () => {
  const order = sampleMail('orderReceived', 'en');
  if (order.kind !== 'orderReceived') throw new Error('no order');
  const picture = '/content/commonImages/mug.0123abcd.webp';
  const items = [{ ...order.content.items[0]!, picture }];
  const { html } = writeMail(
    { ...order, content: { ...order.content, items, story: sampleStory() } },
    demoTexts('en'),
  );
  expect(html).toContain('src="https://shop.example/content/commonImages/mug.0123abcd-320.webp"');
  expect(html).toContain('<bdi style="white-space:nowrap">Fri 22 Nov.</bdi>');
  expect(html).not.toMatch(/[\u00A0\u2060]/u);
});

it('emails use the configured date format', () => {
  const texts = demoTexts('en');
  const slashed = mailTexts(
    'en',
    {
      mail: mailLabels.texts,
      payment: paymentStatusLabels.texts,
      shared: sharedLabels.texts,
      progress: orderProgressLabels.texts,
    },
    { ...texts.shop, dateFormat: 'dd/mm/yyyy' },
    'https://x.example',
  );
  expect(writeMail(sampleMail('orderReceived', 'en'), texts).text).toContain('18-11-2026');
  expect(writeMail(sampleMail('orderReceived', 'en'), slashed).text).toContain('18/11/2026');
});

it('emails omit missing shop details without leaving a gap', () => {
  const texts = demoTexts('en');
  const silent = mailTexts(
    'en',
    {
      mail: mailLabels.texts,
      payment: paymentStatusLabels.texts,
      shared: sharedLabels.texts,
      progress: orderProgressLabels.texts,
    },
    { ...texts.shop, siteTitle: 'Kado', address: '', phone: '', email: '' },
    'https://x.example',
  );
  const { text, replyTo } = writeMail(sampleMail('welcome', 'en'), silent);
  expect(text.split('--\n\n')[1]).toBe('Kado\n');
  expect(replyTo).toBe('');
});

it('an email counts one-time charges in the amount of their line, so that the lines add up', () => {
  const sample = sampleMail('orderReceived', 'en') as Mail & { kind: 'orderReceived' };
  const [first] = sample.content.items;
  const item = {
    ...first!,
    quantity: 100,
    unitCents: 749,
    totalCents: 74_900,
    once: [{ kind: 'setup' as const, cents: 2000 }],
  };
  const { text } = writeMail({ ...sample, content: { ...sample.content, items: [item] } }, demoTexts('en'));
  expect(text).toContain('100 × $7.49');
  expect(text).toContain('Set-up charge: $20.00');
  expect(text).toContain('$769.00');
  expect(text).not.toContain('$749.00');
});
