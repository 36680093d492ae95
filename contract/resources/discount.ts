import { z } from 'zod';
import { amountLimits, discountStates } from '../constants.ts';
import { couponCodePattern, tidyCouponCode } from '../forms/coupon-code.ts';
import { resource } from '../resource.ts';
import { bothTexts, idSet, line, integerBetween } from '../shapes.ts';

const amount = integerBetween(1, amountLimits.priceCents).nullable();
const uses = integerBetween(1, 1_000_000_000).nullable();
const items = integerBetween(1, 10_000).nullable();
/** Times that the database and every browser support; null for no limit. */
const moment = z.coerce
  .date()
  .min(new Date('2000-01-01'), 'range')
  .max(new Date('2200-01-01'), 'range')
  .meta({ input: 'moment' })
  .nullable();
/** The most that people can list by hand; larger sets are categories. */
const maxTargets = 1000;
const targets = (input: 'products' | 'categories') =>
  idSet
    .refine((ids) => ids.length <= maxTargets, { error: 'range', params: { about: maxTargets } })
    .meta({ input });
const someOrAll = (input: 'deliveryMethods' | 'provinces') =>
  idSet
    .meta({ input })
    .refine((ids) => ids.length > 0, 'missing')
    .nullable();
const count = { shape: z.number(), blank: 0, column: null, isReadOnly: true } as const;
const cents = { ...count, shape: z.number().nullable(), blank: null, needs: 'payments.read' } as const;

/** A product or category of a discount. */
export const discountTarget = z.object({
  id: z.number(),
  of: z.enum(['product', 'category']),
  name: bothTexts,
});

/**
 * A discount (no code) or a coupon. Amounts in integer cents, times in UTC. shop/discounts/discount-rules.ts has the
 * rules between its fields.
 */
export const discount = resource({
  name: 'discount',
  plural: 'discounts',
  recorded: { name: 'discount', created: 'created', id: 'discount' },
  table: 'discount',
  permission: 'discounts.write',
  entityId: 6041,
  screen: { group: 'goods', nav: { icon: 'badge-percent', key: 'd' } },
  labels: {
    one: ['Discount', 'ការបញ្ចុះតម្លៃ'],
    many: ['Discounts', 'ការបញ្ចុះតម្លៃ'],
    newOne: ['New discount', 'ការបញ្ចុះតម្លៃថ្មី'],
    none: [
      'No discounts yet. Create one to reduce prices, or a coupon that customers enter at checkout.',
      'មិនទាន់មានការបញ្ចុះតម្លៃទេ។ បង្កើតការបញ្ចុះតម្លៃ ឬគូប៉ុងដែលអតិថិជនបញ្ចូលពេលទូទាត់។',
    ],
    findHint: ['Name or code', 'ឈ្មោះ ឬកូដ'],
  },
  title: 'name',
  unique: 'couponCode',
  fields: {
    /** Shown to staff only. */
    name: { shape: line(200), label: ['Name (staff only)', 'ឈ្មោះ (សម្រាប់បុគ្គលិក)'], blank: '' },
    /** As contract/coupon-code.ts says; null for a discount that applies automatically. */
    couponCode: {
      shape: z.string().overwrite(tidyCouponCode).regex(couponCodePattern, 'code').nullable(),
      label: ['Coupon code', 'កូដគូប៉ុង'],
      blank: null,
    },
    kind: {
      shape: z.enum(['products', 'categories', 'total', 'buyGet', 'delivery']),
      label: ['Applies to', 'ប្រើចំពោះ'],
      blank: 'products',
      choices: {
        products: ['Products', 'ផលិតផល'],
        categories: ['Categories', 'ប្រភេទ'],
        total: ['Whole order', 'ការបញ្ជាទិញទាំងមូល'],
        buyGet: ['Buy X get Y', 'ទិញ X ថែម Y'],
        delivery: ['Delivery (free)', 'ការដឹកជញ្ជូន (ឥតគិតថ្លៃ)'],
      },
    },
    /** Hundredths of a percent; null for an amount, and for free delivery. */
    percent: {
      shape: integerBetween(1, 10_000).meta({ input: 'percent' }).nullable(),
      label: ['Percentage off', 'ភាគរយបញ្ចុះ'],
      blank: null,
    },
    amountCents: { shape: amount, label: ['Amount off', 'ចំនួនទឹកប្រាក់បញ្ចុះ'], blank: null },
    /** The subtotal that an order needs for the coupon or free delivery, without shipping; null for any. */
    minCents: { shape: amount, label: ['Minimum order', 'ការបញ្ជាទិញអប្បបរមា'], blank: null },
    /** Inclusive; null if it has always run. */
    startsAt: { shape: moment, label: ['Starts', 'ចាប់ផ្តើម'], blank: null },
    /** Exclusive; null if it never ends. */
    endsAt: { shape: moment, label: ['Ends', 'បញ្ចប់'], blank: null },
    /** Null for unlimited. */
    maxUses: { shape: uses, label: ['Maximum uses', 'ចំនួនដងអតិបរមា'], blank: null },
    maxUsesPerCustomer: {
      shape: uses,
      label: ['Uses per customer', 'ចំនួនដងសម្រាប់អតិថិជនម្នាក់'],
      blank: null,
    },
    /** Whether a coupon is only for customers without an earlier order. */
    firstOrder: {
      shape: z.boolean(),
      label: ['First order only', 'សម្រាប់តែការបញ្ជាទិញដំបូង'],
      blank: false,
    },
    /** False: inactive, regardless of its dates. */
    active: { shape: z.boolean(), label: ['Active', 'បើកប្រើ'], blank: true },
    productIds: { shape: targets('products'), label: ['Products', 'ផលិតផល'], blank: [], column: null },
    categoryIds: { shape: targets('categories'), label: ['Categories', 'ប្រភេទ'], blank: [], column: null },
    /**
     * For `buyGet`: so many items of these products and categories, or of any if there are none, lower the price of so
     * many others (shop/pricing/buy-get.ts).
     */
    buyQuantity: { shape: items, label: ['Items to buy', 'ចំនួនត្រូវទិញ'], blank: null },
    buyProductIds: { shape: targets('products'), label: ['Products to buy', 'ផលិតផលត្រូវទិញ'], blank: [] },
    buyCategoryIds: {
      shape: targets('categories'),
      label: ['Categories to buy from', 'ប្រភេទត្រូវទិញ'],
      blank: [],
    },
    /** Without products and categories: the same items as bought. */
    getQuantity: { shape: items, label: ['Items to get', 'ចំនួនថែម'], blank: null },
    getProductIds: { shape: targets('products'), label: ['Products to get', 'ផលិតផលថែម'], blank: [] },
    getCategoryIds: {
      shape: targets('categories'),
      label: ['Categories to get from', 'ប្រភេទថែម'],
      blank: [],
    },
    /** How often it applies within one order; null for any number. */
    maxPerOrder: { shape: items, label: ['Times per order', 'ចំនួនដងក្នុងការបញ្ជាទិញមួយ'], blank: null },
    /** The delivery methods and provinces of free delivery; null for all. */
    deliveryMethodIds: {
      shape: someOrAll('deliveryMethods'),
      label: ['Delivery methods', 'វិធីដឹកជញ្ជូន'],
      blank: null,
    },
    provinces: {
      shape: someOrAll('provinces'),
      label: ['Provinces', 'រាជធានី-ខេត្ត'],
      blank: null,
      column: 'province_ids',
    },
    /** Uses of a coupon, including those of orders that await payment. */
    used: { ...count, label: ['Uses', 'ចំនួនដងដែលបានប្រើ'] },
    state: {
      ...count,
      shape: z.enum(discountStates),
      label: ['Status', 'ស្ថានភាព'],
      blank: 'running',
      choices: {
        running: ['Running', 'កំពុងដំណើរការ'],
        planned: ['Scheduled', 'គ្រោងទុក'],
        ended: ['Ended', 'បានបញ្ចប់'],
        usedUp: ['Used up', 'អស់ចំនួនដង'],
        off: ['Inactive', 'បិទ'],
      },
    },
    code: {
      ...count,
      shape: z.enum(['with', 'without']),
      label: ['Coupon code', 'កូដគូប៉ុង'],
      blank: 'without',
      choices: { with: ['With code', 'មានកូដ'], without: ['Without code', 'គ្មានកូដ'] },
      isOnScreensOnly: true,
    },
    /** The discount's first products or categories, and the total number. */
    targets: {
      ...count,
      shape: z.array(discountTarget),
      label: ['Items', 'ទំនិញ'],
      blank: [],
      isOnScreensOnly: true,
    },
    targetCount: { ...count, label: ['Number of items', 'ចំនួនមុខទំនិញ'], isOnScreensOnly: true },
    /** The same of the items to get. */
    getTargets: {
      ...count,
      shape: z.array(discountTarget),
      label: ['Items to get', 'ទំនិញថែម'],
      blank: [],
      isOnScreensOnly: true,
    },
    getTargetCount: {
      ...count,
      label: ['Number of items to get', 'ចំនួនមុខទំនិញថែម'],
      isOnScreensOnly: true,
    },
    /** The results of the discount's orders. Canceled and returned ones don't count. */
    orders: { ...count, label: ['Orders', 'ការបញ្ជាទិញ'] },
    /** The amount it took off. */
    offCents: { ...cents, label: ['Total discounts', 'បានបញ្ចុះសរុប'] },
    /** The totals of a coupon's orders, or of the discounted items. */
    revenueCents: { ...cents, label: ['Revenue', 'ចំណូល'] },
  },
  // In the order of the discount's sentence (rules/discount-sentence.ts).
  groups: {
    value: { label: ['Discount', 'ការបញ្ចុះតម្លៃ'], fields: ['percent', 'amountCents'] },
    items: {
      label: ['Items', 'ទំនិញ'],
      fields: [
        'kind',
        'productIds',
        'categoryIds',
        'buyQuantity',
        'buyProductIds',
        'buyCategoryIds',
        'getQuantity',
        'getProductIds',
        'getCategoryIds',
        'maxPerOrder',
        'deliveryMethodIds',
        'provinces',
      ],
    },
    coupon: { label: ['Coupon', 'គូប៉ុង'], fields: ['couponCode', 'minCents', 'firstOrder'] },
    dates: { label: ['Dates', 'កាលបរិច្ឆេទ'], fields: ['startsAt', 'endsAt'] },
    uses: { label: ['Uses', 'ចំនួនដងដែលប្រើ'], fields: ['maxUses', 'maxUsesPerCustomer'] },
    staff: { label: ['For staff', 'សម្រាប់បុគ្គលិក'], fields: ['name', 'active'] },
  },
  list: {
    columns: ['couponCode', 'state', 'orders', 'offCents', 'revenueCents'],
    find: ['name', 'couponCode'],
    sort: '-id',
    unsorted: ['orders', 'offCents', 'revenueCents'],
    // shop/discounts/discount-list-queries.ts has their conditions.
    views: {
      running: { label: ['Running', 'កំពុងដំណើរការ'] },
      planned: { label: ['Scheduled', 'គ្រោងទុក'] },
      ended: { label: ['Ended', 'បានបញ្ចប់'] },
      off: { label: ['Inactive', 'បិទ'] },
    },
    filters: ['code'],
  },
  mayCreate: true,
  // A code belongs to one coupon.
  blankInCopies: ['couponCode', 'active'],
  mayRemove: true,
  auditGroup: 'catalogue',
  invalidates: [],
});
