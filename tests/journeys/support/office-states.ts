import type { Page } from 'playwright-core';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { officeStaffLabels } from '#contract/labels/office/staff.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { type OfficePlace, officePlaces, type PlacedOrders } from '../../support/office-places.ts';
import { button } from './pages.ts';
import { labelsOf } from './texts.ts';

/** An office screen and the states into which it is brought, one after another. Escape ends each. */
export interface OfficeState {
  path: string;
  steps: readonly ((page: Page, lang: LanguageCode) => Promise<void>)[];
}

const pressing = (selector: string) => async (page: Page) => {
  // Bars at the edge may now cover it.
  await page.locator(`${selector} >> visible=true`).first().dispatchEvent('click');
};
const dialogOf = (open: OfficeState['steps'][number]) => async (page: Page, lang: LanguageCode) => {
  await open(page, lang);
  await page.locator('dialog[open]').waitFor();
};

const inStates = ({ path, press = [] }: OfficePlace): OfficeState => ({
  path,
  // A demo shop has no delivery methods.
  steps: path === '/settings/delivery' ? [] : press.map(pressing),
});

/** Returns every screen of the screen table, with its empty, open and error states. */
export const officeStates = (orders: PlacedOrders, paid: string): OfficeState[] => [
  ...officePlaces(orders).map(inStates),
  {
    path: '/',
    steps: [
      dialogOf(pressing('.thumb button')),
      dialogOf(pressing('.head-find')),
      dialogOf((page) => page.keyboard.press('?')),
    ],
  },
  ...['/orders?find=zzzz', '/products?find=zzzz', '/money?find=zzzz', '/labels?find=zzzz', '/nowhere'].map(
    (path) => ({ path, steps: [] }),
  ),
  // Editors in which no record is selected.
  ...['/content', '/content/banner/new', '/content/campaign/new', '/categories', '/categories?id=new'].map(
    (path) => ({ path, steps: [] }),
  ),
  { path: '/words?kind=brand', steps: [dialogOf(pressing('.record-new button'))] },
  { path: '/roles', steps: [dialogOf(pressing('.head .btn'))] },
  { path: '/settings/keys', steps: [dialogOf(pressing('.head .btn:has(use[href$="#plus"])'))] },
  { path: '/orders', steps: [pressing('.filter-open')] },
  {
    path: `/orders/${paid}`,
    steps: [dialogOf((page, lang) => button(page, labelsOf(lang, officeRefundLabels)('refund')).click())],
  },
  {
    path: '/staff',
    steps: [dialogOf((page, lang) => button(page, labelsOf(lang, officeStaffLabels)('invite')).click())],
  },
  {
    path: '/phone-order',
    steps: [
      async (page) => {
        await page.getByRole('searchbox').first().fill('Sokha');
        await page.locator('.hit').first().waitFor();
      },
      async (page) => {
        await page.getByRole('searchbox').last().fill('AG-');
        await page.locator('.hit-end').nth(3).waitFor();
      },
    ],
  },
  {
    path: '/new-product',
    steps: [
      async (page) => {
        await page.locator('.quick-foot [type=submit]').click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    ],
  },
  {
    path: '/settings',
    steps: [
      async (page, lang) => {
        await page.locator('[name=email]').fill('nobody');
        await button(page, labelsOf(lang, officeCommonLabels)('save')).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    ],
  },
];
