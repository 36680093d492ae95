import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { Assurances } from './assurances.tsx';
import type { ProductData } from './product-data.ts';

const product = { name: 'Mug', price: 5, shipping: '', shippingDays: '1-2', deliveryEstimate: '1-2 days' };
const shown = (more: Partial<ProductData>) =>
  rendered(<Assurances product={{ ...product, ...more } as ProductData} onSample={() => undefined} />);

it('says how long delivery takes of what can be ordered and is brought, of nothing else', () => {
  expect(shown({ stock: 3, digital: false })).toContain('1-2 days');
  expect(shown({ stock: 0, digital: false })).not.toContain('1-2 days');
  expect(shown({ stock: 3, digital: true })).not.toContain('1-2 days');
});
