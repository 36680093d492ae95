import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Money, formatMoney } from './money.tsx';

it('dollar amounts always have two decimals', () => {
  expect([12, 0.1 + 0.2, 1284.5, -5, -0.001].map(formatMoney)).toEqual([
    '$12.00',
    '$0.30',
    '$1,284.50',
    '-$5.00',
    '$0.00',
  ]);
});

it('an amount stays left to right inside right-to-left texts', () => {
  expect(renderToStaticMarkup(<Money value={10} />)).toBe('<bdi class="n" dir="ltr">$10.00</bdi>');
});
