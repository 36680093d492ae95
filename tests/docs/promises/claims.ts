import { type Abilities, hasCall, hasFile, sourceOf } from './abilities.ts';
import type { Sentence } from './sentences.ts';

/** A promise: how it sounds in both languages, and what keeps it. */
export interface Claim {
  promise: string;
  en: RegExp;
  km: RegExp;
  holds: (sentence: Sentence, shop: Abilities, found: RegExpExecArray) => boolean;
  /** Whether the test looks for this promise in the manual and the decisions, too. */
  isInDocuments?: boolean;
}

const numbers: Record<string, number> = {
  full: 1, two: 2, three: 3, four: 4, ten: 10, មួយ: 1, ពីរ: 2, បី: 3,
}; // prettier-ignore
const numberOf = (text = '') => numbers[text] ?? Number(text.replaceAll(',', ''));
const never = () => false;
const mentions = ({ context }: Sentence, ...patterns: RegExp[]) =>
  patterns.every((pattern) => pattern.test(context));
const hasNewsletter = hasCall(/send-newsletter/u);

export const claims: readonly Claim[] = [
  // What an option has to ask for.
  {
    promise: 'an option named so asks for it',
    en: /print|engrav|name|logo|card/iu,
    km: /បោះពុម្ព|ឆ្លាក់|ឈ្មោះ|ឡូហ្គោ|កាត/u,
    holds: ({ option }) => !option || option.slug.endsWith('-none') || (option.asksFor ?? 'none') !== 'none',
  },
  {
    promise: 'an order note that somebody prints',
    en: /order note|note with your order/iu,
    km: /កំណត់ចំណាំ/u,
    holds: never,
  },
  {
    promise: 'artwork asked for by email or phone',
    en: /ask you for (?:your|the)|as a PDF by email|by email or phone/iu,
    km: /សុំ(?:ឡូហ្គោ|បញ្ជី|គំរូរចនា|កម្មវិធី)/u,
    holds: never,
  },
  {
    promise: 'a logo or design of the customer',
    en: /\blogos?\b|your (?:own )?(?:design|mark)/iu,
    km: /ឡូហ្គោ|គំរូរចនារបស់អ្នក/u,
    holds: ({ about, option }, shop) => !!option || shop.asks(isElsewhere(about, shop), 'artwork'),
  },
  {
    promise: 'engraving',
    en: /engrav/iu,
    km: /ឆ្លាក់/u,
    holds: ({ about, option }, shop) => !!option || shop.has(about, /engrave/u),
  },
  {
    promise: 'print',
    en: /\bprint/iu,
    km: /បោះពុម្ព/u,
    holds: ({ about, option }, shop) => !!option || shop.prints(about),
  },
  {
    promise: 'names or words of the customer',
    en: /\bnames?\b|your words/iu,
    km: /ឈ្មោះ|ពាក្យរបស់អ្នក/u,
    holds: ({ about, option }, shop) => !!option || shop.asks(about, 'text', 'names', 'artwork'),
  },
  {
    promise: 'a list of names',
    en: /paste your list|list of names|take your list|a name (?:for|on) each/iu,
    km: /បញ្ជីឈ្មោះ|ឈ្មោះលើមួយមុខៗ/u,
    holds: ({ about, option }, shop) => !!option || shop.asks(isElsewhere(about, shop), 'names'),
  },
  {
    promise: 'a card with words',
    en: /\bcards?\b/iu,
    km: /កាត(?![ុិ់])/u,
    holds: ({ about, option }, { data, has }) =>
      !!option ||
      has(about, /card|print/u) ||
      (about.length === data.products.length && data.settings['giftWrapping'] !== false),
  },
  {
    promise: 'a file or text is sent on the page',
    en: /on this page|page of your order/iu,
    km: /លើទំព័រនេះ|លើទំព័រនៃការបញ្ជាទិញ/u,
    holds: ({ about }, { prints }) => prints(about),
  },
  {
    promise: 'a proof before work begins',
    en: /\bproofs?\b|approve|agree on the (?:design|layout)/iu,
    km: /យល់ព្រម|ឯកភាព|គំរូរចនា/u,
    holds: ({ about }, { prints }) => prints(about),
  },
  // Limits.
  {
    promise: 'a text of so many letters',
    en: /up to (\d+) (?:letters|characters)/iu,
    km: /មិនលើសពី (\d+) តួអក្សរ/u,
    holds: ({ about }, { letters }, [, n]) => about.every((each) => letters(each) === numberOf(n)),
  },
  {
    promise: 'a maximum of an order',
    en: /order takes up to ([\d,]+)|up to (\w+) in one order|limited to (\w+)\./iu,
    km: /បញ្ជាទិញម្តងបានច្រើនបំផុត ([\d,]+)/u,
    holds: ({ about }, _, [, ...found]) =>
      about.every(({ orderMaximum }) => orderMaximum === numberOf(found.find(Boolean))),
  },
  {
    promise: 'a minimum of an order',
    en: /order takes ([\d,]+) or more/iu,
    km: /បញ្ជាទិញម្តងចាប់ពី ([\d,]+)/u,
    holds: ({ about }, _, [, n]) => about.every(({ orderMinimum }) => orderMinimum === numberOf(n)),
  },
  {
    promise: 'a service from a quantity on',
    en: /orders of (\w+) or more|on request, from (\d+)|on (\d+) pieces or more/iu,
    km: /បើអ្នកទិញចាប់ពី (\d+)|បាន ចាប់ពី (\d+)|ផ្ទាល់ខ្លួនចាប់ពី (\d+)/u,
    holds: ({ about }, { asks }, [, ...found]) => {
      const n = numberOf(found.find(Boolean));
      return (
        about.every(
          ({ orderMaximum, orderMinimum, priceSteps }) =>
            (orderMaximum ?? n) >= n && (orderMinimum === n || priceSteps.some(({ from }) => from === n)),
        ) && asks(about, 'artwork')
      );
    },
  },
  {
    promise: 'a minimum or maximum in general',
    en: /minimum/iu,
    km: /ចំនួនតិចបំផុត/u,
    holds: (_, { data }) => data.products.some(({ orderMinimum }) => orderMinimum > 1),
  },
  // Delivery and days.
  {
    promise: 'days that decoration adds',
    en: /\d+ more days/iu,
    km: /\d+ ថ្ងៃបន្ថែម/u,
    holds: ({ text }, { extraDays }) =>
      [...extraDays].every((days) => new RegExp(`\\b${days}\\b`, 'u').test(text)),
  },
  {
    promise: 'days of delivery',
    en: /(\d+) to (\d+) days/iu,
    km: /(\d+) ទៅ (\d+) ថ្ងៃ/u,
    holds: (_, { usualDays: [from = 0, to = 0], data }, [, first, last]) =>
      [0, 1].some(
        (isFar) =>
          from + isFar * data.settings.provinceDays.from === Number(first) &&
          to + isFar * data.settings.provinceDays.to === Number(last),
      ),
  },
  {
    promise: 'enough weeks before a day',
    en: /(full|two|three|four) weeks?/iu,
    km: /(មួយ|ពីរ|បី)សប្តាហ៍/u,
    holds: ({ about }, { longestDays, data }, [, weeks]) =>
      numberOf(weeks) * (7 - data.settings.closedWeekdays.length) >= longestDays(about),
  },
  {
    promise: 'in time, of decorated gifts too',
    en: /to get it in time/iu,
    km: /ដល់ទាន់បុណ្យ/u,
    holds: (sentence, { extraDays }) => extraDays.size === 0 || mentions(sentence, /print|បោះពុម្ព/u),
  },
  {
    promise: 'several addresses of an order',
    en: /its address|to each address/iu,
    km: /ដឹកជញ្ជូនជូនម្នាក់ៗ/u,
    holds: never,
  },
  {
    promise: 'delivery free unless a price is shown',
    en: /shipping is free|delivery included/iu,
    km: /ដឹកជញ្ជូនឥតគិតថ្លៃ/u,
    holds: (sentence) =>
      sentence.about.every(({ shippingFree }) => shippingFree) || mentions(sentence, /unless|លើកលែង/u),
  },
  {
    promise: 'pick-up',
    en: /pick-up|pick (?:it |them )?up/iu,
    km: /មកយក/u,
    holds: (_, { data }) => data.base.shippingMethods.some(({ slug }) => slug === 'pick-up'),
  },
  // Gifts.
  {
    promise: 'gift wrapping at checkout, free of charge',
    en: /wrap|free of charge/iu,
    km: /វេចខ្ចប់|ឥតគិតថ្លៃ/u,
    holds: (_, { data }) => data.settings['giftWrapping'] !== false,
  },
  {
    promise: 'paper or box chosen for a product',
    en: /when you add a gift to the cart/iu,
    km: /ពេលដាក់កាដូក្នុងកន្ត្រក/u,
    holds: ({ about }) =>
      about.every(({ options }) => options.some(({ attribute }) => attribute === 'gift-wrap')),
  },
  {
    promise: 'samples',
    en: /\bsamples?\b/iu,
    km: /គំរូ(?:ទំនិញ|របស់|ទាំង|ហើយ)/u,
    holds: () => hasCall(/^samples/u),
  },
  {
    promise: 'a reduced price',
    en: /(\d+)% off/iu,
    km: /បញ្ចុះ(?:តម្លៃ)? (\d+)%/u,
    holds: ({ about }, { data }, [, percent]) =>
      data.discounts.some(
        (each) =>
          each.percent === Number(percent) * 100 && about.some(({ slug }) => each.products.includes(slug)),
      ),
  },
  {
    promise: 'most products can be decorated',
    en: /most items/iu,
    km: /ទំនិញភាគច្រើន/u,
    holds: (_, { data, prints }) => {
      const goods = data.products.filter(({ digital }) => !digital);
      return goods.filter((each) => prints([each])).length > goods.length / 2;
    },
  },
  // Orders, money and data.
  {
    promise: 'an exchange or a replacement',
    en: /\bexchange (?:it|the)|replace it/iu,
    km: /ប្តូរជូន/u,
    holds: () => hasCall(/exchange|replacement/u),
  },
  {
    promise: 'where something wrong is reported',
    en: /if something is wrong with a product/iu,
    km: /^បើទំនិញមានបញ្ហា សូម/u,
    holds: (sentence) => mentions(sentence, /page of your order|ទំព័រនៃការបញ្ជាទិញ/u),
  },
  {
    promise: 'refunds',
    en: /refund/iu,
    km: /សងប្រាក់/u,
    holds: () => hasCall(/refund/u),
  },
  {
    promise: 'a canceled order is refunded, but for what decoration keeps',
    en: /^What you paid is refunded/u,
    km: /^យើងនឹងសងប្រាក់ដែលអ្នកបានទូទាត់វិញ/u,
    holds: (sentence, { data }) =>
      data.methods.every(({ charges }) => charges.every(({ setup }) => setup === 0)) ||
      mentions(sentence, /set-up|ថ្លៃពុម្ព/u),
  },
  {
    promise: 'the finder of orders beside the history',
    en: /order history shows/iu,
    km: /ប្រវត្តិបញ្ជាទិញបង្ហាញ/u,
    holds: (sentence) => !hasCall(/get-job/u) || mentions(sentence, /Find your order|ស្វែងរកការបញ្ជាទិញ/u),
  },
  {
    promise: 'everything that is kept of a person',
    en: /We keep what an order needs/u,
    km: /យើងរក្សាទុក(?:តែ)?អ្វីដែលការបញ្ជាទិញត្រូវការ/u,
    holds: (sentence, { asks, data }) =>
      !asks(data.products, 'artwork', 'text', 'names') ||
      mentions(sentence, /logos|ឡូហ្គោ/u, /texts|អត្ថបទ/u, /photos|រូបថត/u, /Telegram/u, /link that|តំណដែល/u),
  },
  {
    promise: 'a newsletter that is sent',
    en: /each newsletter|new products and discounts|write to you about new/iu,
    km: /ព្រឹត្តិបត្រនីមួយៗ|ដំណឹងអំពីទំនិញថ្មី|ផ្ញើអ៊ីមែលជូនអ្នកអំពីកាដូ/u,
    holds: () => hasNewsletter,
  },
  {
    promise: 'a subscription that can be ended',
    en: /subscri|newsletter/iu,
    km: /ជាវ|ព្រឹត្តិបត្រ/u,
    holds: () => hasFile('server/http/newsletter-end.ts'),
  },
  {
    promise: 'an account of a customer, also for sellers',
    en: /tell us about yourself|approved your application|^Log in with the email/iu,
    km: /^សូមប្រាប់យើងអំពីអ្នក|អនុម័តសំណើ/u,
    holds: (sentence) => hasCall(/seller-products/u) || mentions(sentence, /as a customer|ជាអតិថិជន/u),
  },
  {
    promise: 'a deposit, whatever the method of payment',
    en: /\bdeposit\b/iu,
    km: /ប្រាក់កក់/u,
    holds: () => !sourceOf('shop/orders/order-rules.ts').includes('!isCash(terms) ? depositOf'),
    isInDocuments: true,
  },
  {
    promise: 'tax documents without their buyer after an erasure',
    en: /also on issued invoices/iu,
    km: /(?!)/u,
    holds: () => !sourceOf('database/schema/orders.ts').includes('buyer'),
    isInDocuments: true,
  },
];

/** A sentence may send the reader to other products, such as single ones beside a pack. */
const isElsewhere = (about: Sentence['about'], { data }: Abilities): Sentence['about'] =>
  about.length === 1 && /-(?:pack|set)-|-package$/u.test(about[0]!.slug) ? data.products : about;
