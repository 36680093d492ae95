import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { CartFailureStrip } from './cart-failure.tsx';

const strip = <CartFailureStrip code="offline" day="18-11-2026" onRetry={() => undefined} />;

it('the date of cached prices is formatted as the shop does', () => {
  expect(rendered(strip)).toContain('18-11-2026');
  expect(rendered(strip, { chrome: { dateFormat: 'dd/mm/yyyy' } })).toContain('18/11/2026');
});
