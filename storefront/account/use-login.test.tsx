import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#tests/support/fake-storage.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { useLogin } from './use-login.ts';

const saved = new FakeStorage();
beforeEach(() => {
  vi.stubGlobal('localStorage', saved);
  vi.stubGlobal('navigator', { cookieEnabled: true });
});

test('a login that throws leaves the user logged out', async () => {
  saved.entries.set('user', '{"UserID":7,"FirstName":"Sokha"}').set('Token', 'x'.repeat(43));
  let login: ReturnType<typeof useLogin> | undefined;
  function Probe() {
    login = useLogin();
    return null;
  }
  // All calls of the probe are refused.
  rendered(<Probe />);
  await expect(login?.({ Email: 'sokha@example.com', Password: 'x' })).rejects.toThrow('no call is expected');
  expect([JSON.parse(saved.entries.get('user') ?? '{}'), saved.entries.get('Token') ?? '']).toEqual([{}, '']);
});
