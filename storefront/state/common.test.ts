import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

beforeEach(() => {
  vi.resetModules();
  fakeTab(new FakeStorage());
});

it('the selected language is stored under langCode', async () => {
  const { setLanguage } = await import('./common.ts');
  setLanguage('ar');
  expect(localStorage.getItem('langCode')).toBe('ar');
});
