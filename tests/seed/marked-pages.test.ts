import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { readConfig } from '#server/settings/config.ts';
import type { AppContext } from '#server/context/context.ts';
import { renderCall } from '#server/http/render-call.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { labelSetsOf } from '#shop/localisation/localisation.ts';
import { shareWishlist } from '#shop/samples/samples.ts';
import type { Call } from '#web/call.ts';
import { type PaymentProvider, paymentMethods } from '#shop/payments/payments.ts';
import { loadAppShell, render } from '#storefront/entry.server.tsx';
import { screenPaths } from '#storefront/routes.ts';
import type { Screen } from '#storefront/screens.ts';
import { marked, shownIn, unknownTexts, textsIn } from '../support/marked-texts.ts';
import { demoDatabase } from '#tests/support/postgres.ts';

const { db } = await demoDatabase();
const config = readConfig({ KADO_DATA: '/nowhere' });
/** One provider for card and wallet, so that the checkout names both. */
const provider = { name: 'test', methods: [5, 2], publicKey: '', isTest: true, pollSeconds: null };
const payments = paymentMethods([provider as unknown as PaymentProvider]);
const app = { db, config, log: pino({ level: 'silent' }), payments };
const call = renderCall(app as unknown as AppContext, await loadRegistry());
await sql`insert into custom_page (slug, title_en, title_km, body_en, body_km, meta_title_en, meta_title_km, meta_description_en,
    meta_description_km, keywords_en, keywords_km, in_footer, at_checkout, position, published)
  values ('terms', 'Terms', 'លក្ខខណ្ឌ', '<p>We deliver.</p>', '<p>យើងដឹកជញ្ជូន។</p>', '', '', '', '', '', '', true, true, 1, true)`.execute(
  db,
);
const share = await shareWishlist(db, [
  { productId: 1, quantity: 2, sizeId: 1, colorId: 1 },
  { productId: 5, quantity: 1, sizeId: null, colorId: null },
]);

/**
 * The URL of each screen. For the product screen: the product with every kind of option, and one without
 * options.
 */
const addresses: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  allProducts: [
    '/all-products/0/all-categories',
    '/all-products/0/popular-products',
    '/all-products/0/all-categories?view=rows&rating=4&price=10-100,600-&sort=price-asc',
    '/all-products/0/all-categories?SearchTerm=zzzqqq',
  ],
  productDetail: ['/product-detail/1/x/x', '/product-detail/2/x/x', '/product-detail/20/x/x'],
  campaign: ['/campaign/1/x'],
  customPage: ['/pages/terms'],
  sharedWishList: [`/wish-list/${share?.code}`, '/wish-list/none'],
  notFound: ['/no-such-page'],
  failure: ['/campaign/1/x'],
};
const addressesOf = (screen: string) => addresses[screen] ?? [screenPaths[screen as Screen]];

async function opened(lang: LanguageCode, screen: string, address: string) {
  const known: string[] = [];
  const failing = screen === 'failure';
  const recording: Call = async (operation, input, options) => {
    if (failing) throw new Error('away');
    const reply = await call(operation, input, options);
    known.push(...textsIn(reply.data));
    return reply;
  };
  const report = () => undefined;
  const frame = marked(await loadAppShell(call, lang, labelSetsOf('storefront'), report));
  const request = (path: string) =>
    render({
      address: path,
      call: recording,
      publicUrl: 'https://shop.example',
      files: { name: '', start: '', entry: '', pages: {}, styles: [] },
      frame: async () => ({ frame, path: '/frame' }),
      report,
      isAway: () => false,
    });
  let rendered = await request(`/${lang}${address}`);
  if (rendered.kind === 'redirect') rendered = await request(rendered.to);
  if (rendered.kind !== 'page') throw new Error(`${address} is no page`);
  return { ...rendered, known: [...known, ...textsIn(frame.chrome)] };
}

const every = [...Object.keys(screenPaths), 'notFound', 'failure'].flatMap((screen) =>
  (['en', 'ar'] as const).flatMap((lang) =>
    addressesOf(screen).map((address) => ({ screen, lang, address })),
  ),
);

describe('each page shows only labels, messages and content of the database', () => {
  test.each(every)('$screen in $lang: $address', async ({ screen, lang, address }) => {
    const { html, known, payload } = await opened(lang, screen, address);
    expect(payload.screen).toBe(screen);
    expect(unknownTexts(shownIn(html), known)).toEqual([]);
  });
});

describe('planted texts outside labels, messages and content', () => {
  test.each([
    ['a text', '<p>Loading</p>'],
    ['a text beside a label', '<p>\u200BPrice\u00AD only</p>'],
    ['a title', '<b title="Close it"></b>'],
    ['an alt text', '<img alt="A mug">'],
    ['a placeholder', '<input placeholder="Your name">'],
    ['an aria-label', '<nav aria-label="Main"></nav>'],
    ['a title of the document', '<title>Cart</title>'],
    ['a Khmer text', '<p>កន្ត្រក</p>'],
  ])('a planted text is reported: %s', (_, html) => {
    expect(unknownTexts(shownIn(html), ['Mug', 'A mug of clay'])).toHaveLength(1);
  });

  test('texts that are marked, known, truncated or without letters are ignored', () => {
    const html =
      '<title>\u200BCart\u00AD | Shop</title><option>សៀមរាប</option><p>\u200BHello {name} \u200BMr\u00AD\u00AD</p><b>A mug of…</b><i>2 x $8.50</i><img alt=""><u>12 &amp; 3</u>';
    expect(unknownTexts(shownIn(html), ['Shop', 'A mug of clay', 'ខេត្តសៀមរាប'])).toEqual([]);
  });
});
