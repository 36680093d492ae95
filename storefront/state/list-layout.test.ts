import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

let storage: FakeStorage;
beforeEach(() => {
  vi.resetModules();
  storage = new FakeStorage();
  fakeTab(storage);
});
const layout = () => import('./list-layout.ts');
const list = 'http://shop.invalid/en/all-products/3/mugs';

describe('the layout and page size selected last', () => {
  it('the selected layout and page size apply to the next list', async () => {
    const { withSavedLayout, rememberList } = await layout();
    rememberList('view', 'rows');
    rememberList('show', 18);
    expect(withSavedLayout(list)).toBe(`${list}?view=rows&show=18`);
    expect(withSavedLayout(`${list}?rating=4#x`)).toBe(`${list}?rating=4&view=rows&show=18#x`);
    expect(storage.getItem('listLayout')).toBe('view=rows&show=18');
  });

  it('the layout and page size in the URL override the selected ones', async () => {
    const { withSavedLayout, rememberList } = await layout();
    rememberList('view', 'rows');
    rememberList('show', 18);
    expect(withSavedLayout(`${list}?view=3&show=9`)).toBe(`${list}?view=3&show=9`);
    expect(withSavedLayout(`${list}?view=2`)).toBe(`${list}?view=2&show=18`);
    expect(withSavedLayout(`${list}?page=4`)).toBe(`${list}?page=4`);
  });

  it('the selected layout changes no other URLs, and none before anything was selected', async () => {
    const { withSavedLayout, rememberList } = await layout();
    expect(withSavedLayout(`${list}?category=3,5`)).toBe(`${list}?category=3,5`);
    rememberList('view', 'rows');
    expect(withSavedLayout('http://shop.invalid/en/cart')).toBe('http://shop.invalid/en/cart');
    rememberList('view', '');
    expect(withSavedLayout(list)).toBe(list);
  });
});
