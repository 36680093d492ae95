import { expect, test, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';
import { keepTexts } from './keep-texts.ts';

/** Opens a page whose field has a text of the shop, lets the reader type, and leaves it. Returns what the field showed at first. */
function visit(ofShop: string, typed?: string): string {
  const field = { name: 'Message', defaultValue: ofShop, value: ofShop };
  const leave = new EventTarget();
  const form = { querySelectorAll: (fields: string) => (fields.includes('textarea') ? [field] : []) };
  vi.stubGlobal('location', { pathname: '/en/job/x' });
  vi.stubGlobal('addEventListener', leave.addEventListener.bind(leave));
  vi.stubGlobal('document', { querySelectorAll: (all: string) => (all.startsWith('form') ? [form] : []) });
  keepTexts();
  const shown = field.value;
  field.value = typed ?? shown;
  leave.dispatchEvent(new Event('pagehide'));
  return shown;
}

test('a typed text stays until the shop has it, also after a page that refused it and showed it again', () => {
  fakeTab(new FakeStorage());
  visit('', 'Larger');
  expect(visit('')).toBe('Larger');
  expect(visit('Larger')).toBe('Larger');
  expect(visit('')).toBe('Larger');
  expect(visit('Smaller')).toBe('Smaller');
});
