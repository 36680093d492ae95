import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageCases } from '#tests/support/damaged-storages.ts';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  storage = new FakeStorage();
  return () => vi.useRealTimers();
});

/** Opens a page, which loads its state as `BrowserApp` does. */
async function openPage(session = new FakeStorage(), name?: string) {
  const { windowName } = fakeTab(storage, session, name);
  const { useReadiness, useShopState } = await import('./shop-state.ts');
  const { rehydrateState } = await import('./persist.ts');
  const { toastsShown } = await import('#web/toasts.ts');
  rehydrateState();
  return {
    ...(await import('./cart.ts')),
    ...(await import('./wishlist.ts')),
    ...(await import('./user.ts')),
    ...(await import('#web/stored-toasts.ts')),
    windowName,
    isReady: useReadiness.getState().ready,
    state: () => useShopState.getState(),
    messages: () => toastsShown().map(({ text }) => (text as { code: string }).code),
  };
}
const idsOf = (list: readonly { ProductId: string }[]) => list.map(({ ProductId }) => ProductId);
const add = { ProductId: 77, ProductName: 'Vase', Price: 5, Quantity: 1, DefaultImage: '' };

it('the damaged storages are forty or more different ones', () => {
  expect(storageCases.length).toBeGreaterThanOrEqual(40);
  expect(new Set(storageCases.map(({ name }) => name)).size).toBe(storageCases.length);
});

describe.each(storageCases)('$name', ({ entries, lost = [], cart = [], wishes = [], user = null }) => {
  beforeEach(() => {
    for (const [key, text] of Object.entries(entries)) storage.entries.set(key, text);
  });

  it('a page opens with the valid data, sets damaged data aside and shows one message', async () => {
    const { state, isReady, messages, credentials } = await openPage();
    expect(isReady).toBe(true);
    expect(idsOf(state().cart.cartItems)).toEqual(cart);
    expect(idsOf(state().cart.customerWishList)).toEqual(wishes);
    expect(state().user.user?.UserID ?? null).toBe(user);
    expect(messages()).toEqual(lost.length > 0 ? ['storageDamaged'] : []);
    const setAside = [...storage.entries.keys()].filter((key) => key.endsWith('.damaged'));
    expect(setAside.toSorted()).toEqual(lost.map((key) => `${key}.damaged`).toSorted());
    for (const key of lost) expect(storage.getItem(`${key}.damaged`)).toBe(entries[key]);
    // Headers accept no other characters than these.
    expect(credentials().token).toMatch(/^[\w-]{0,200}$/u);
  });

  it('the damaged storage is usable afterwards, and valid on the next load', async () => {
    const { addToCart, addToWishlist } = await openPage();
    const room = cart.length < 100;
    const added = room ? addToCart(add) : 'addedToCart';
    expect(added).toBe('addedToCart');
    expect(addToWishlist(add)).toBe('addedToWishlist');
    vi.resetModules();
    const { state, messages } = await openPage();
    expect(idsOf(state().cart.cartItems)).toEqual(room ? [...cart, '77'] : cart);
    expect(idsOf(state().cart.customerWishList)).toEqual([...wishes, '77']);
    expect(messages()).toEqual([]);
  });
});

describe.each(['full', 'blocked'] as const)('a %s storage', (kind) => {
  it.each(['open', kind] as const)(
    'lists and login are kept for the visit when the tab’s storage is %s, with one message',
    async (ofTab) => {
      storage.state = kind;
      const session = new FakeStorage();
      session.state = ofTab;
      const { addToCart, addToWishlist, logIn, credentials, state, messages, windowName } =
        await openPage(session);
      expect(messages()).toEqual([]);
      expect(logIn({ UserID: 41 }, 'abc')).toBe(true);
      expect(messages()).toEqual([]);
      expect(addToCart(add)).toBe('addedToCart');
      expect(addToWishlist(add)).toBe('addedToWishlist');
      expect(state().user.loggedIn).toBe(true);
      expect(credentials()).toEqual({ token: 'abc', userId: '41' });
      expect(messages()).toEqual(['storageFull']);
      vi.resetModules();
      const next = await openPage(session, windowName());
      expect(next.credentials()).toEqual({ token: 'abc', userId: '41' });
      expect(idsOf(next.state().cart.cartItems)).toEqual(['77']);
      expect(idsOf(next.state().cart.customerWishList)).toEqual(['77']);
    },
  );

  it('a page opens even if the stored data is damaged too', async () => {
    for (const key of ['cartItems', 'customerWishList', 'user', 'kado']) storage.entries.set(key, '{');
    storage.state = kind;
    const { state, isReady, addToCart } = await openPage();
    expect(isReady).toBe(true);
    expect(addToCart(add)).toBe('addedToCart');
    expect(state().cart.totalCartItems).toBe(1);
  });
});

describe('messages stored for the next page', () => {
  it.each([
    '{',
    'null',
    '7',
    '[null,1,{"kind":"success"}]',
    '[{"kind":"shout","text":"x"}]',
    '[{"kind":"success","text":{"code":{}}}]',
    '[{"kind":"success","text":{"code":"loggedOut","values":7}}]',
  ])('invalid stored messages are ignored: %s', async (text) => {
    const session = new FakeStorage({ 'kado.toasts': text });
    const { showStoredToasts, messages } = await openPage(session);
    showStoredToasts();
    expect(messages()).toEqual([]);
  });

  it('messages appear once on the next page if the browser has no storage', async () => {
    const session = new FakeStorage();
    session.state = 'blocked';
    const { showToastAfterLoad, messages, windowName } = await openPage(session);
    showToastAfterLoad('info', { code: 'loggedOut' });
    expect(messages()).toEqual([]);
    vi.resetModules();
    const next = await openPage(session, windowName());
    next.showStoredToasts();
    next.showStoredToasts();
    expect(next.messages()).toEqual(['loggedOut']);
  });

  it.each(['shop', 'kado:{', 'kado:7'])(
    'a window’s name that another page has set is ignored: %s',
    async (name) => {
      const session = new FakeStorage();
      session.state = 'blocked';
      const { showStoredToasts, messages } = await openPage(session, name);
      showStoredToasts();
      expect(messages()).toEqual([]);
    },
  );
});
