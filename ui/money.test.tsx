import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Money, moneyText } from './money.tsx';

describe('moneyText', () => {
  it.each([
    [0, '$0.00'],
    [0.05, '$0.05'],
    [9.5, '$9.50'],
    [12, '$12.00'],
    [999.99, '$999.99'],
    [1284.5, '$1,284.50'],
    [1234567.89, '$1,234,567.89'],
    [0.1 + 0.2, '$0.30'],
    [-5, '-$5.00'],
    [-0.001, '$0.00'],
  ])('writes %d as %s', (dollars, text) => {
    expect(moneyText(dollars)).toBe(text);
  });
});

describe('Money', () => {
  it('is kept left to right inside right-to-left texts', () => {
    expect(renderToStaticMarkup(<Money value={10} />)).toBe('<bdi class="n" dir="ltr">$10.00</bdi>');
  });
});
