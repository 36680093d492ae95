import { beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';
import { keepsLogins } from './keeps-logins.ts';

let local: FakeStorage;
let session: FakeStorage;
beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  fakeTab(local, session);
  vi.stubGlobal('navigator', { cookieEnabled: true });
});

it('keeps logins when cookies and storage are available, and leaves no test data behind', () => {
  expect(keepsLogins()).toBe(true);
  local.state = 'full';
  expect(keepsLogins()).toBe(true);
  expect([local.entries.size, session.entries.size]).toEqual([0, 0]);
});

it('keeps no logins when cookies are off or storage is unavailable', () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(keepsLogins()).toBe(false);
  vi.stubGlobal('navigator', { cookieEnabled: true });
  [local.state, session.state] = ['blocked', 'blocked'];
  expect(keepsLogins()).toBe(false);
});
