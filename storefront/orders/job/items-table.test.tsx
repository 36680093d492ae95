import { expect, test } from 'vitest';
import { rendered, textIn } from '#tests/support/rendered.tsx';
import { ItemsTable } from './items-table.tsx';
import type { OrderedItem } from '../again/plan-again.ts';

const item = (more: Partial<OrderedItem>): OrderedItem =>
  ({
    OrderItemID: 1,
    ProductId: 2,
    ProductName: 'Template',
    DefaultImageUrl: '/content/commonImages/template.webp',
    SelectedOptions: [],
    Price: 4,
    Quantity: 1,
    OrderItemTotal: 4,
    ...more,
  }) as OrderedItem;

test.each([
  ['No', { IsDigitalProduct: false, LatestStatusID: 3 }],
  ['Yes (In Progress)', { IsDigitalProduct: true, LatestStatusID: 2, ShippingStatusID: null }],
  ['Download', { IsDigitalProduct: true, LatestStatusID: 3, ShippingStatusID: null }],
  ['Download', { IsDigitalProduct: true, LatestStatusID: 2, ShippingStatusID: 3 }],
])('the Is Digital Product column shows %s for %o', (word, more) => {
  const markup = rendered(<ItemsTable items={[item(more)]} download={() => 'Download'} />);
  const cell = /<td class="i-dig.*?<\/td>/u.exec(markup)?.[0] ?? '';
  expect(textIn(cell)).toBe(`Is Digital Product ${word}`);
});
