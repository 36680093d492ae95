import { expect, it, vi } from 'vitest';
import { keepsLogins } from './keeps-logins.ts';

it('logins are kept exactly when cookies are on, because the visit itself replaces a missing storage', () => {
  for (const cookieEnabled of [true, false]) {
    vi.stubGlobal('navigator', { cookieEnabled });
    expect(keepsLogins()).toBe(cookieEnabled);
  }
});
