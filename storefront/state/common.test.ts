import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

beforeEach(() => {
  vi.resetModules();
  fakeTab(new FakeStorage());
});

it('stores the selected language under langCode', async () => {
  const { setLanguage } = await import('./common.ts');
  setLanguage('ar');
  expect(localStorage.getItem('langCode')).toBe('ar');
});
