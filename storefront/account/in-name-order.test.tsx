import { expect, it } from 'vitest';
import { rendered, textIn } from '#tests/support/rendered.tsx';
import { InNameOrder } from './in-name-order.tsx';

it('the family name comes first in Khmer', () => {
  const names = <InNameOrder first={<p>Sokha</p>} last={<p>Chan</p>} />;
  expect(textIn(rendered(names))).toBe('Sokha Chan');
  expect(textIn(rendered(names, { lang: 'ar' }))).toBe('Chan Sokha');
});
