interface TextFixture {
  name: string;
  short_description?: string;
  full_description?: string;
  meta_title?: string;
  meta_description?: string;
  meta_keywords?: string;
}

export interface ProductFixture {
  id: number;
  category_id: number;
  alsoIn?: number[];
  brand_id?: number;
  vendor_id?: number;
  price_cents: number;
  stock?: number;
  show_stock?: boolean;
  order_maximum?: number;
  shipping_free?: boolean;
  shipping_days?: string;
  published?: boolean;
  digital_file?: string;
  seed_popularity: number;
  daysOld: number;
  /** Texts by language id. */
  texts: Record<number, TextFixture>;
  tags?: number[];
  options?: {
    attribute_id: number;
    option_id: number;
    price_type?: number;
    amount?: number;
    required?: boolean;
  }[];
  pictures?: { path: string; color_id?: number }[];
  shippingMethods?: number[];
  ratings?: number[];
}

const picture = (name: string) => `/content/commonImages/${name}.webp`;

/**
 * Products by popularity: 4 bag, 1 red mug, 2 blue mug (discounted from $40 to $20), 3 glass, 6 vase (out of
 * stock), 7 sticker (discounted to zero); 5 is hidden. Six are published.
 */
export const productFixtures: readonly ProductFixture[] = [
  {
    id: 1,
    category_id: 2,
    brand_id: 1,
    vendor_id: 1,
    price_cents: 1250,
    stock: 12,
    show_stock: true,
    order_maximum: 5,
    shipping_free: true,
    shipping_days: '2-4',
    seed_popularity: 50,
    daysOld: 40,
    texts: {
      1: {
        name: 'Clay Mug',
        short_description: 'A mug of clay.',
        full_description:
          '<p onclick="steal()">Fired <b>twice</b>.</p><script>alert(1)</script><img src="/content/commonImages/kiln.webp"><img src="https://evil.example/x.png">',
        meta_title: 'Clay mug for the office',
        meta_description: 'Meta of the mug',
        meta_keywords: 'mug, clay',
      },
      2: { name: 'ពែងដី', short_description: '', full_description: '<p>ដី</p>' },
    },
    tags: [1, 2],
    options: [
      { attribute_id: 3, option_id: 1, amount: 60 },
      { attribute_id: 3, option_id: 2, price_type: 2, amount: 1234, required: true },
      { attribute_id: 1, option_id: 2, required: true },
      { attribute_id: 1, option_id: 1, required: true },
      { attribute_id: 2, option_id: 1, amount: 150 },
    ],
    pictures: [
      { path: picture('mug-plain') },
      { path: picture('mug-red'), color_id: 1 },
      { path: picture('mug-blue'), color_id: 2 },
    ],
    shippingMethods: [1],
    ratings: [5, 4, 4],
  },
  {
    id: 2,
    category_id: 2,
    brand_id: 2,
    price_cents: 4000,
    seed_popularity: 40,
    daysOld: 3,
    texts: {
      1: { name: 'Blue Mug', short_description: 'Deep blue.' },
      2: { name: 'ពែងខៀវ', short_description: 'ខៀវចាស់' },
    },
    tags: [2],
    options: [{ attribute_id: 1, option_id: 2 }],
    pictures: [{ path: picture('blue-mug'), color_id: 2 }],
    ratings: [4],
  },
  {
    id: 3,
    category_id: 3,
    price_cents: 10_000,
    seed_popularity: 30,
    daysOld: 20,
    texts: { 1: { name: 'Wine Glass 100%', short_description: 'For guests of a mug lover.' } },
    tags: [1, 2],
    options: [{ attribute_id: 2, option_id: 2 }],
    ratings: [2, 3],
  },
  {
    id: 4,
    category_id: 4,
    alsoIn: [2],
    brand_id: 1,
    price_cents: 20_000,
    seed_popularity: 60,
    daysOld: 10,
    texts: { 1: { name: 'Travel Bag' }, 2: { name: 'កាបូប' } },
    tags: [1, 2, 3],
    options: [
      { attribute_id: 1, option_id: 1 },
      { attribute_id: 2, option_id: 1 },
    ],
    pictures: [{ path: picture('bag') }],
    ratings: [5],
  },
  {
    id: 5,
    category_id: 2,
    price_cents: 100,
    seed_popularity: 99,
    daysOld: 1,
    published: false,
    texts: { 1: { name: 'Secret Mug' } },
    ratings: [5],
  },
  {
    id: 6,
    category_id: 1,
    price_cents: 60_000,
    stock: 0,
    seed_popularity: 20,
    daysOld: 30,
    texts: { 1: { name: 'Vase' } },
  },
  {
    id: 7,
    category_id: 4,
    price_cents: 300,
    seed_popularity: 10,
    daysOld: 5,
    digital_file: 'files/sticker.zip',
    texts: { 1: { name: 'Sticker' }, 2: { name: 'ស្ទីគ័រ', short_description: 'guests' } },
  },
];
