import { beforeEach, describe, expect, it, vi } from 'vitest';
import { delays } from '#contract/constants.ts';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

const line = {
  ProductId: '7',
  productSelectedAttributes: [],
  Quantity: 1,
  ShippingCharges: 0,
  DefaultImage: '/y.png',
};
const user = { UserID: 41, FirstName: 'Sokha' };

let storage: FakeStorage;
let tab: ReturnType<typeof fakeTab>;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  storage = new FakeStorage();
  tab = fakeTab(storage);
  return () => vi.useRealTimers();
});

async function modules() {
  const { useReadiness, useShopState } = await import('./shop-state.ts');
  return {
    ...(await import('./persist.ts')),
    ...(await import('./common.ts')),
    ...(await import('./session.ts')),
    ...(await import('./cart.ts')),
    state: () => useShopState.getState(),
    ready: () => useReadiness.getState().ready,
  };
}

describe('rehydration', () => {
  it('rehydration does not run before it is called, so the server and the first browser render are empty', async () => {
    storage.entries.set('cartItems', JSON.stringify([line]));
    const { state, ready } = await modules();
    expect(state().cart.cartItems).toEqual([]);
    expect(ready()).toBe(false);
  });

  it('each state is read from its own key, and only the logo from the combined copy', async () => {
    const mirror = {
      user: { user, loggedIn: true },
      common: { loading: true, websiteLogoInLocalStorage: '/logo.svg', langCodeInRedux: 'ar' },
      cart: { cartItems: [line, line], totalCartItems: 2, customerWishList: [] },
    };
    storage.entries.set('kado', JSON.stringify({ state: mirror, version: 0 }));
    storage.entries.set('langCode', 'ar');
    storage.entries.set('cartItems', JSON.stringify([line]));
    const { rehydrateState, state, ready } = await modules();
    rehydrateState();
    expect(state()).toEqual({
      user: { user: null, loggedIn: false },
      common: { websiteLogoInLocalStorage: '/logo.svg', langCodeInRedux: 'en' },
      cart: { cartItems: [line], totalCartItems: 1, customerWishList: [] },
    });
    expect(ready()).toBe(true);
  });

  it('user, common and cart state are mirrored under one storage key', async () => {
    const { rehydrateState, addToCart } = await modules();
    rehydrateState();
    addToCart({ ...line, ProductId: 7 });
    expect(storage.json('kado')).toMatchObject({
      state: { user: { loggedIn: false }, common: { loading: false }, cart: { totalCartItems: 1 } },
    });
  });

  it('the combined copy includes the loading overlay while it is shown', async () => {
    const { rehydrateState } = await modules();
    const { withLoading } = await import('#web/loading.ts');
    rehydrateState();
    const work = withLoading(new Promise((done) => setTimeout(done, 1000)));
    await vi.advanceTimersByTimeAsync(delays.overlayAfter);
    expect(storage.json('kado')).toMatchObject({ state: { common: { loading: true } } });
    await vi.advanceTimersByTimeAsync(1000);
    await work;
    expect(storage.json('kado')).toMatchObject({ state: { common: { loading: false } } });
  });

  it('the language of the open page stays, whatever is stored', async () => {
    storage.entries.set('langCode', 'en');
    const { rehydrateState, state } = await modules();
    const { keepPageLanguage } = await import('./common.ts');
    rehydrateState();
    keepPageLanguage('ar');
    expect(state().common.langCodeInRedux).toBe('ar');
    tab.write('langCode', 'en');
    expect(state().common.langCodeInRedux).toBe('ar');
    expect(storage.json('kado')).toMatchObject({ state: { common: { langCodeInRedux: 'ar' } } });
  });

  it.each(['{"state"', '[]', '7'])('the stored state survives a damaged root: %s', async (text) => {
    storage.entries.set('kado', text);
    storage.entries.set('cartItems', JSON.stringify([line]));
    const { rehydrateState, state, ready } = await modules();
    rehydrateState();
    expect(state().cart.cartItems).toEqual([line]);
    expect(storage.getItem('kado.damaged')).toBe(text);
    expect(ready()).toBe(true);
  });

  it('rehydration stops after five seconds, and the page stays empty', async () => {
    storage.entries.set('cartItems', JSON.stringify([line]));
    const { rehydrateState, state, ready } = await modules();
    let answer: (value: null) => void = () => undefined;
    const slow = new Promise<null>((resolve) => {
      answer = resolve;
    });
    rehydrateState(() => slow);
    await vi.advanceTimersByTimeAsync(4999);
    expect(ready()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(ready()).toBe(true);
    answer(null);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().cart.cartItems).toEqual([]);
  });
});

describe('two tabs', () => {
  it('two tabs share login, cart and wish list', async () => {
    const { rehydrateState, state } = await modules();
    rehydrateState();
    tab.write('user', JSON.stringify(user));
    tab.write('cartItems', JSON.stringify([line]));
    tab.write('customerWishList', JSON.stringify([{ ...line, ProductName: 'Mug', Price: 3 }]));
    expect(state()).toMatchObject({
      user: { loggedIn: true, user: { UserID: 41 } },
      cart: { totalCartItems: 1, customerWishList: [{ ProductName: 'Mug' }] },
    });
    tab.write('user', '{}');
    expect(state().user).toEqual({ user: null, loggedIn: false });
  });

  it('two tabs read each other’s changes, even if one could not store its own', async () => {
    const { rehydrateState, addToCart, state } = await modules();
    rehydrateState();
    storage.state = 'full';
    addToCart({ ...line, ProductId: 1 });
    storage.state = 'open';
    tab.write('cartItems', JSON.stringify([line]));
    expect(state().cart.cartItems).toEqual([line]);
  });

  it('two tabs stop following each other once the page is gone', async () => {
    const { rehydrateState, state } = await modules();
    const stop = rehydrateState();
    stop();
    tab.write('cartItems', JSON.stringify([line]));
    expect(state().cart.cartItems).toEqual([]);
  });
});

it('two tabs read everything again when the page returns from the back/forward cache', async () => {
  const { rehydrateState, state } = await modules();
  rehydrateState();
  storage.entries.set('cartItems', JSON.stringify([line]));
  tab.show();
  expect(state().cart.cartItems).toEqual([line]);
});

it('two tabs share a logout, which clears user, cart and logo, but not the wish list', async () => {
  storage.entries.set('user', JSON.stringify(user));
  storage.entries.set('cartItems', JSON.stringify([line]));
  storage.entries.set('customerWishList', JSON.stringify([line]));
  const { rehydrateState, keepWebsiteLogo, clearSession, state } = await modules();
  rehydrateState();
  keepWebsiteLogo('/logo.svg');
  clearSession();
  expect(state()).toMatchObject({
    user: { loggedIn: false },
    common: { websiteLogoInLocalStorage: '' },
    cart: { cartItems: [], customerWishList: [{ ProductId: '7' }] },
  });
});
