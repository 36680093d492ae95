import { describe, expect, it } from 'vitest';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { orderStatuses, hiddenOrderStatuses } from '#contract/constants.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { type Story, type StoryFacts, storyOf, type StoryStep } from '#rules/story.ts';
import { storyAhead } from '#rules/story-ahead.ts';
import { storyText } from '#rules/story-text.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import type { OrderProgress } from '#storefront/orders/order-progress.ts';
import { OrderStory, ShortStory } from '#storefront/orders/story.tsx';
import { CardTitle, Goods, WhatNext } from '#storefront/pages/home/shown-order.tsx';
import { demoTexts } from '#tests/mail/sample-mails.ts';
import { rendered, textIn } from '#tests/support/rendered.tsx';

const { active, inProgress, completed, refunded } = orderStatuses;
const { awaitingPayment } = hiddenOrderStatuses;
const at = '2026-11-28T02:40:00.000Z';
const later = '2026-11-30T03:20:00.000Z';
const sum = (Amount: number, Riel: number | null = null) => ({ Amount, Riel });

/** The steps of an order until one of them. */
const steps = (now: StoryStep['Step'], isDone = false): StoryStep[] => {
  const names = ['received', 'preparing', 'sent', 'delivered'] as const;
  const reached = names.findIndex((name) => name === now);
  return names.map((Step, index) => ({
    Step,
    State: index < reached || isDone || Step === 'received' ? 'done' : index === reached ? 'now' : 'next',
    At: index <= reached ? (index === 0 ? at : later) : null,
  }));
};

/** A printed order whose deposit was paid a moment ago. */
const printed: StoryFacts = {
  statusId: active,
  steps: steps('received'),
  isPrinted: true,
  isPickUp: false,
  isCalled: true,
  isPartSent: false,
  confirmBy: null,
  payBy: null,
  hasSlip: false,
  isOverdue: false,
  missing: [],
  sent: null,
  changes: null,
  approvedAt: null,
  proofAt: null,
  Paid: sum(306.5),
  DueNow: sum(0),
  DueLater: sum(306.5),
  LaterWhen: 'ready',
  ShippingDays: '4',
  OrderDay: '2126-12-01',
};
const hanging = { ApproveDay: '2126-12-01' };
const paid = { Paid: sum(613), DueLater: sum(0) };

const states: readonly [string, Partial<StoryFacts>, who: string, what: string][] = [
  ['received', { isPrinted: false, ...paid }, 'With us', 'We’ve received your order'],
  [
    'waiting for payment',
    { statusId: awaitingPayment, payBy: later, Paid: sum(0), DueNow: sum(306.5, 1_256_700) },
    'Waiting for you',
    'Pay for your order',
  ],
  ['logo missing', { missing: ['artwork', 'proof'], ...hanging }, 'Waiting for you', 'Send us what we print'],
  ['proof awaited', { missing: ['proof'], ...hanging }, 'With us', 'We’re drawing your proof'],
  [
    'proof sent',
    { missing: ['proof'], sent: { number: 1, at: later }, ...hanging },
    'Waiting for you',
    'Check proof 1',
  ],
  [
    'changes requested',
    { missing: ['proof'], changes: { number: 1, at: later }, ...hanging },
    'With us',
    'We’re drawing proof 2',
  ],
  [
    'approved with a balance due now',
    { approvedAt: later, DueNow: sum(15), DueLater: sum(0) },
    'Waiting for you',
    'Pay the balance',
  ],
  ['approved', { approvedAt: later }, 'With us', 'Approved. We print.'],
  [
    'printing',
    { statusId: inProgress, steps: steps('preparing'), approvedAt: at },
    'With us',
    'We’re printing your order',
  ],
  [
    'ready, with a balance due',
    {
      statusId: inProgress,
      steps: steps('preparing'),
      missing: ['balance'],
      DueNow: sum(306.5),
      DueLater: sum(0),
    },
    'Waiting for you',
    'Ready. Pay the balance.',
  ],
  [
    'partly shipped',
    { statusId: inProgress, steps: steps('preparing'), isPartSent: true, ...paid },
    'With us',
    'Part of your order is on its way.',
  ],
  ['shipped', { statusId: inProgress, steps: steps('sent'), ...paid }, 'With us', 'Your order is on its way'],
  [
    'shipped, with cash due',
    { statusId: inProgress, steps: steps('sent'), LaterWhen: 'delivery' },
    'Waiting for you',
    'Have $306.50 ready',
  ],
  ['delivered', { statusId: completed, steps: steps('delivered', true), ...paid }, 'Finished', 'Delivered'],
  [
    'canceled',
    {
      statusId: refunded,
      steps: [...steps('received').slice(0, 1), { Step: 'cancelled', State: 'done', At: later }],
      Paid: sum(0),
      DueLater: sum(0),
    },
    'Finished',
    'Canceled',
  ],
];

/** Without the signs that keep words on one line. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll(/[\u2060\u200B]/gu, '');
const textOf = (markup: string) =>
  plain(textIn(markup)).replaceAll(' · ', ' ').replaceAll('&#x27;', "'").replaceAll('&nbsp;', ' ');

function mailed(story: Story, lang: 'en' | 'ar') {
  const content = { number: 'AG10051', hasGoods: true, hasFiles: false, story };
  return writeMail(
    { kind: 'orderInProgress', to: 'a@example.com', language: lang, content },
    demoTexts(lang),
  );
}

/** Each place that says what happens next, as its reader sees it. */
function places(story: Story): Record<string, string> {
  const order = {
    Story: story,
    Steps: [],
    Goods: [],
    Riel: null,
    Email: '',
    OrderTotal: 613,
    Payment: { Status: 'paid' },
  };
  const progress = order as unknown as OrderProgress;
  const { text, html, chat } = mailed(story, 'en');
  return {
    'order page and job page': textOf(rendered(<OrderStory story={story} />)),
    'order being paid by transfer': textOf(rendered(<OrderStory story={story} hasOwnSteps />)),
    card: textOf(
      rendered([
        <WhatNext key="what" order={progress} />,
        <CardTitle key="title" order={progress} />,
        <Goods key="goods" order={progress} />,
      ]),
    ),
    email: textOf(html),
    'email as text': textOf(text).replaceAll(': ', ' '),
    Telegram: textOf(chat).replaceAll(': ', ' '),
  };
}

describe.each(states)('an order that is %s', (_name, facts, who, what) => {
  const story = storyOf({ ...printed, ...facts });
  const english = demoTexts('en').story(story);
  const sentences = [english.who, english.what, english.since, english.until, ...english.money].map(plain);

  it('the story of an order says who has to act, and what', () => {
    expect([english.who, english.what]).toEqual([who, what]);
    expect(story.Steps.filter(({ State }) => State === 'now').length).toBeLessThan(2);
  });

  it('every place shows the same sentences', () => {
    for (const [place, seen] of Object.entries(places(story)))
      for (const sentence of sentences) expect(seen, place).toContain(sentence);
  });

  it('the list shows a short form of its story', () =>
    expect(textOf(rendered(<ShortStory story={story} />))).toBe(`${who} ${what}`));

  it('the Khmer story of an order has no leftover English or placeholders', () => {
    const khmer = demoTexts('ar').story(story);
    const { text } = mailed(story, 'ar');
    for (const sentence of [khmer.who, khmer.what, khmer.since, khmer.until, ...khmer.money]) {
      expect(plain(text)).toContain(plain(sentence));
      expect(sentence).not.toMatch(/[a-z{}]/iu);
    }
  });
});

describe('money', () => {
  const money = (facts: Partial<StoryFacts>) =>
    demoTexts('en').story(storyOf({ ...printed, ...facts })).money;

  it('each sum is named once, as paid, due now or due later', () => {
    expect(money({})).toEqual(['Paid $306.50', 'Nothing due now', 'Due later $306.50, when it’s ready']);
    expect(money(paid)).toEqual(['Paid $613.00']);
    expect(money({ DueNow: sum(15), DueLater: sum(0) })).toEqual(['Paid $306.50', 'Due now $15.00']);
    expect(money({ LaterWhen: 'delivery', isPickUp: true }).at(-1)).toBe('Due later $306.50, at pick-up');
    expect(money({ LaterWhen: 'day', DueOn: '2127-01-11' }).at(-1)).toBe('Due later $306.50, by 11-01-2127');
  });

  it('an order paid in riel shows riel first', () =>
    expect(money({ Paid: sum(306.5, 1_256_700) })[0]).toBe('Paid 1,256,700៛ ($306.50)'));
});

describe('steps', () => {
  const names = (facts: Partial<StoryFacts>) =>
    storyOf({ ...printed, ...facts }).Steps.map(({ Step, State }) => `${Step} ${State}`);

  it('a printed order has a proof and its approval, and is printed', () => {
    expect(names({ missing: ['proof'], sent: { number: 1, at: later } })).toEqual([
      'received done',
      'proof done',
      'approval now',
      'printing next',
      'sent next',
      'delivered next',
    ]);
    expect(names({ approvedAt: later })[3]).toBe('printing now');
  });

  it('an order whose payment is awaited shows that its proof is approved', () => {
    const unpaid = { statusId: awaitingPayment, payBy: later };
    const ofProof = (facts: Partial<StoryFacts>) =>
      storyOf({ ...printed, ...unpaid, ...facts })
        .Steps.filter(({ Step }) => Step === 'proof' || Step === 'approval')
        .map(({ State }) => State);
    expect(ofProof({ missing: ['deposit'], approvedAt: later, proofAt: at })).toEqual(['done', 'done']);
    expect(ofProof({ missing: ['proof', 'deposit'] })).toEqual(['next', 'next']);
  });

  it('other orders are prepared', () =>
    expect(names({ isPrinted: false })).toEqual([
      'received done',
      'preparing next',
      'sent next',
      'delivered next',
    ]));

  it('an order that is picked up is ready instead of on its way', () => {
    const facts = { ...printed, ...paid, statusId: inProgress, steps: steps('sent'), isPickUp: true };
    const story = storyOf(facts);
    expect(story).toMatchObject({ State: 'pickUp', Who: 'you' });
    expect(textOf(rendered(<OrderStory story={story} />))).toContain('Pick it up at our shop');
  });
});

it('the story promises a call before the delivery only if there is one', () => {
  const texts = orderProgressLabels.texts;
  const words = {
    t: (key: keyof typeof texts, values = {}) => fillLabel(texts[key], values),
    moment: () => '',
    expected: () => '',
    day: () => '',
  };
  const until = (facts: Partial<StoryFacts>) =>
    storyText(storyOf({ ...printed, isPrinted: false, ...paid, ...facts }), words).until;
  expect(until({})).toContain(texts.cardCall);
  expect(until({ isCalled: false })).toBe('');
  expect(until({ isPickUp: true })).toContain(texts.cardTell);
  expect(rendered(<OrderStory story={storyOf(printed)} />)).toContain(ordersHistoryLabels.texts.nextSteps);
});

it('a cart with printed items says what comes first, when it arrives, and what is paid now and later', () => {
  const texts = orderProgressLabels.texts;
  const words = {
    t: (key: keyof typeof texts, values = {}) => fillLabel(texts[key], values),
    moment: () => '',
    expected: ({ ApproveDay = '' }) => `Fri 11 Dec if you approve by ${ApproveDay}`,
    day: (day: string) => day,
  };
  const cart = {
    totalCents: 62_060,
    nowCents: 31_030,
    LaterWhen: 'ready' as const,
    ShippingDays: '4',
    OrderDay: '2126-12-01',
    isPickUp: false,
  };
  expect(storyText(storyAhead({ ...cart, ApproveDay: '2126-12-01' }), words)).toMatchObject({
    what: 'First, we send you a proof',
    until: 'Arriving Fri 11 Dec if you approve by 2126-12-01. We print nothing before you approve.',
    money: ['Due now $310.30', 'Due later $310.30, when it’s ready'],
  });
  const onAccount = { ...cart, nowCents: 0, LaterWhen: 'day' as const, DueOn: '2127-01-11' };
  expect(storyText(storyAhead(onAccount), words).money).toEqual([
    'Nothing due now',
    'Due later $620.60, by 2127-01-11',
  ]);
});
