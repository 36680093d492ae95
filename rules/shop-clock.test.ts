import { expect, test } from 'vitest';
import { momentOf, shopClock } from './shop-clock.ts';

test('typed times use the time zone of the shop, whatever the browser’s', () => {
  expect(shopClock('2026-11-24T07:05:00.000Z', 'Asia/Phnom_Penh')).toBe('2026-11-24T14:05');
  expect(momentOf('2026-11-24T14:05', 'Asia/Phnom_Penh')).toBe('2026-11-24T07:05:00.000Z');
  expect(momentOf('2026-11-24T00:30', 'Asia/Phnom_Penh')).toBe('2026-11-23T17:30:00.000Z');
  expect(momentOf('2026-07-01T12:00', 'Europe/Paris')).toBe('2026-07-01T10:00:00.000Z');
  expect(momentOf('2026-10-25T12:00', 'Europe/Paris')).toBe('2026-10-25T11:00:00.000Z');
  expect(momentOf('', 'Asia/Phnom_Penh')).toBeNull();
});
