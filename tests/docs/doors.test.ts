import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { servicePages } from '#rules/service-topics.ts';
import { screens } from '#storefront/screens.ts';

const { faq } = JSON.parse(readFileSync('database/demo/settings.json', 'utf8')) as {
  faq: { question: { en: string; km: string } }[];
};
/** The built-in question about payment methods. */
const payment = 'How can I pay?';

/**
 * The labels of a shopper's abilities, by their file, and the beginning of the question about each. Files of labels that
 * only belong to a page or a part of it are in `ofPages`.
 */
const abilities: Readonly<Record<string, string>> = {
  'mail/job': 'How do I find my order without an account?',
  'mail/proof-page': 'Will I see a proof before you print?',
  'mail/pay-link': payment,
  'shared/artwork': 'How do I send my logo or artwork?',
  'shared/deposit': 'Do I pay a deposit?',
  'shared/matrix': 'Which size do I need, and can I order several sizes at once?',
  'shared/once': 'Can you print or engrave my logo?',
  'shared/order-report': 'Can I return something?',
  'shared/payment-status': payment,
  'storefront/addresses': 'Can I send an order to somebody else?',
  'storefront/checkout-card-form': payment,
  'storefront/checkout-code': payment,
  'storefront/company': 'Where do I find my invoice?',
  'storefront/delivery': 'Can I pick up my order in the shop?',
  'storefront/gift': 'Can you wrap it as a gift?',
  'storefront/group-order': 'How do I send my logo or artwork?',
  'storefront/how-we-print': 'Will I see a proof before you print?',
  'storefront/ladder': 'Is there a minimum quantity',
  'storefront/logo-things': 'How do I send my logo or artwork?',
  'storefront/newsletter': 'How do I unsubscribe from your emails?',
  'storefront/order-page': 'Can my order come in several shipments?',
  'storefront/order-prints': 'How do I send my logo or artwork?',
  'storefront/order-progress': 'Where is my order?',
  'storefront/orders-history': 'Can I cancel an order?',
  'storefront/payment-limits': payment,
  'storefront/payment-steps': payment,
  'storefront/print-preview': 'How do I send my logo or artwork?',
  'storefront/quick-order': 'How do I order many products by their SKU?',
  'storefront/samples': 'Can I hold a sample before a large order?',
  'storefront/size-guide': 'Which size do I need',
  'storefront/transfer': payment,
  'storefront/update-profile': 'How do I change my address',
};
const ofPages = new Set(
  `about account-lists added-number all-products back-order banner-slider become-seller best-facilities campaign
  campaign-section card-section cart checkout communes contact faq filter-options footer home inquiry-links login
  mega-menu navbar needs-script new-products order-summary phone-login popular-categories popular-products product-box
  product-detail product-variants products-grid recently-seen related-products reset-password search shared-labels
  sidebar-filter signup stock-notice top-header user-dialog validator-labels wishlist`.split(/\s+/u),
);

test('every ability with labels of its own has a question in both languages, and its labels are listed here', () => {
  const files = ['storefront', 'shared'].flatMap((folder) =>
    readdirSync(`contract/labels/${folder}`)
      .filter((file) => !file.includes('.test.'))
      .map((file) => `${folder}/${path.basename(file, '.ts')}`),
  );
  expect(files.filter((file) => !(file in abilities) && !ofPages.has(path.basename(file)))).toEqual([]);
  const asked = Object.entries(abilities).filter(
    ([, start]) =>
      start !== payment && !faq.some(({ question: { en, km } }) => en.startsWith(start) && km.endsWith('?')),
  );
  expect(asked).toEqual([]);
});

/** Pages that open only from a link with a code, or in place of another page. */
const withoutDoor = new Set(['customPage', 'offline', 'refresh', 'sharedWishList']);

test('every page of the shop is linked from a page or menu of another, and built-in services are found by search', () => {
  const sources = globSync('storefront/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const linked = (name: string, path_: string) =>
    sources.some((file) => {
      const folder = name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
      if (file.includes(`/pages/${folder}/`)) return false;
      const code = readFileSync(file, 'utf8');
      return (
        new RegExp(String.raw`(?:\blinks|linksOf\(lang\))\.${path_}\b|\b${path_}\(\)`, 'u').test(code) ||
        code.includes(`servicePages.${name}.path`)
      );
    });
  const names: Record<string, readonly string[]> = Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [
      name,
      typeof screen === 'string' ? [name] : Object.keys(screen.links(String)),
    ]),
  );
  const closed = [...Object.entries(names), ['findOrder', ['findOrder']] as const]
    .filter(([name]) => !withoutDoor.has(name))
    .filter(([name, links]) => ![name, ...links].some((link) => linked(name, link)));
  expect(closed.map(([name]) => name)).toEqual([]);
  expect(Object.keys(servicePages)).toEqual(
    expect.arrayContaining(['findOrder', 'quickOrder', 'ordersHistory']),
  );
});
