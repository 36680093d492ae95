import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';

let tab: ReturnType<typeof fakeTab>;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  tab = fakeTab(new FakeStorage());
  return () => vi.useRealTimers();
});

const modules = async () => ({ ...(await import('./toasts.ts')), ...(await import('./stored-toasts.ts')) });

it('a message is shown for five seconds, together with any number of others', async () => {
  const { showToast, toastsShown } = await modules();
  for (let at = 0; at < 12; at += 1) showToast('info', `message ${at}`);
  await vi.advanceTimersByTimeAsync(4999);
  expect(toastsShown()).toHaveLength(12);
  await vi.advanceTimersByTimeAsync(1);
  expect(toastsShown()).toEqual([]);
});

it('a message with an action of its own is shown for ten seconds', async () => {
  const { showToast, toastsShown } = await modules();
  showToast('success', 'Saved.', { action: { text: 'Undo', act: () => undefined } });
  await vi.advanceTimersByTimeAsync(9999);
  expect(toastsShown()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(toastsShown()).toEqual([]);
});

it('a message can be closed', async () => {
  const { showToast, closeToasts, toastsShown } = await modules();
  const id = showToast('error', 'first');
  showToast('success', 'second');
  closeToasts([id]);
  expect(toastsShown().map(({ text }) => text)).toEqual(['second']);
});

it('a message stays while the pointer or focus is on it, and five seconds longer', async () => {
  const { showToast, holdToasts, toastsShown } = await modules();
  showToast('info', 'read me');
  await vi.advanceTimersByTimeAsync(4000);
  holdToasts(true);
  showToast('info', 'and me');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toastsShown()).toHaveLength(2);
  holdToasts(false);
  await vi.advanceTimersByTimeAsync(4999);
  expect(toastsShown()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(toastsShown()).toEqual([]);
});

describe('a message for the next page', () => {
  it('a message for the next page is shown on the next page, once', async () => {
    const before = await modules();
    before.showToastAfterLoad('success', { code: 'loggedOut' });
    before.showToastAfterLoad('info', 'and this');
    expect(before.toastsShown()).toEqual([]);
    expect(tab.session.entries.size).toBe(1);

    vi.resetModules();
    const { showStoredToasts: showKeptToasts, toastsShown } = await modules();
    showKeptToasts();
    showKeptToasts();
    expect(toastsShown().map(({ kind, text }) => [kind, text])).toEqual([
      ['success', { code: 'loggedOut' }],
      ['info', 'and this'],
    ]);
  });

  it.each(['{', '5', '[1, {"kind":"x","text":"y"}]'])(
    'no message is shown when the stored entry is %s',
    async (text) => {
      tab.session.entries.set('kado.toasts', text);
      const { showStoredToasts: showKeptToasts, toastsShown } = await modules();
      showKeptToasts();
      expect(toastsShown()).toEqual([]);
    },
  );
});
