import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';
import { saveCheckoutDraft } from './checkout-draft.ts';

const row = {
  ResponseMsg: 'Login Successfully',
  UserID: 41,
  FirstName: 'Sokha',
  LastName: 'Chan',
  EmailAddress: 'sokha@example.com',
  MobileNo: '012345678',
  AddressLineOne: 'Street 240',
  CityID: 1,
  CityName: 'Daun Penh',
  StateProvinceID: null,
  StateName: '',
  CountryID: 35,
  CountryName: 'Cambodia',
  PostalCode: '12000',
};
const { ResponseMsg: _, ...stored } = row;

let storage: FakeStorage;
let tab: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  storage = new FakeStorage();
  tab = fakeTab(storage).session;
  return () => vi.useRealTimers();
});

async function modules() {
  const { useShopState } = await import('./shop-state.ts');
  return { ...(await import('./user.ts')), state: () => useShopState.getState().user };
}

describe('login', () => {
  it('a login stores the documented fields under user and the token under Token', async () => {
    const { logIn, credentials, state } = await modules();
    expect(logIn({ ...row, Password: 'never' }, 'abc')).toBe(true);
    expect(storage.json('user')).toEqual(stored);
    expect(storage.getItem('Token')).toBe('abc');
    expect(state()).toEqual({ user: stored, loggedIn: true });
    expect(credentials()).toEqual({ token: 'abc', userId: '41' });
  });

  it.each([undefined, null, {}, { UserID: 0 }, { UserID: -1 }, { UserID: 'x' }])(
    'a login rejects an invalid user: %j',
    async (bad) => {
      const { logIn, credentials, state } = await modules();
      logIn(row, 'abc');
      expect(logIn(bad, 'def')).toBe(false);
      expect(state()).toEqual({ user: null, loggedIn: false });
      expect(credentials()).toEqual({ token: '', userId: '' });
    },
  );

  it('a login stored by another client is accepted', async () => {
    storage.entries.set('user', JSON.stringify({ ...row, UserID: '41' }));
    storage.entries.set('Token', 'xyz');
    const { credentials } = await modules();
    expect(credentials()).toEqual({ token: 'xyz', userId: '41' });
  });
});

describe('logout', () => {
  it('a logout ends the session while the token is still there, then leaves an empty user', async () => {
    const { logIn, logOut, credentials, state } = await modules();
    logIn(row, 'abc');
    let caller: unknown;
    await logOut(async () => {
      caller = credentials();
    });
    expect(caller).toEqual({ token: 'abc', userId: '41' });
    expect(storage.getItem('user')).toBe('{}');
    expect(storage.getItem('Token')).toBe('');
    expect(state()).toEqual({ user: null, loggedIn: false });
  });

  it('a logout clears the user and their checkout input even when its call fails', async () => {
    const { logIn, logOut, state } = await modules();
    logIn(row, 'abc');
    saveCheckoutDraft(row.UserID, { note: 'Ring twice', couponCode: 'FIVE' });
    await logOut(() => Promise.reject(new Error('offline')));
    expect(state().loggedIn).toBe(false);
    expect(tab.entries.size).toBe(0);
  });

  it('a logout waits at most two seconds for the response', async () => {
    const { logIn, logOut, state } = await modules();
    logIn(row, 'abc');
    let call: AbortSignal | undefined;
    const done = logOut((signal) => {
      call = signal;
      return new Promise(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(1999);
    expect(state().loggedIn).toBe(true);
    expect(call?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(state().loggedIn).toBe(false);
    expect(call?.aborted).toBe(true);
  });
});

it('a changed profile updates storage and state', async () => {
  const { logIn, updateUser, state } = await modules();
  logIn(row, 'abc');
  updateUser({ FirstName: 'Sok', CityID: null });
  expect(storage.json('user')).toEqual({ ...stored, FirstName: 'Sok', CityID: null });
  expect(state().user?.FirstName).toBe('Sok');
});
