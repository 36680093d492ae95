import { vi } from 'vitest';

/** An in-memory browser storage that can be full (writes throw) or blocked (everything throws). */
export class FakeStorage {
  readonly entries = new Map<string, string>();
  state: 'open' | 'full' | 'blocked' = 'open';

  constructor(entries: Readonly<Record<string, string>> = {}) {
    for (const [key, text] of Object.entries(entries)) this.entries.set(key, text);
  }
  getItem(key: string): string | null {
    this.#refuse(this.state === 'blocked', 'SecurityError');
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#refuse(this.state !== 'open', 'QuotaExceededError');
    this.entries.set(key, text);
  }
  removeItem(key: string): void {
    this.#refuse(this.state === 'blocked', 'SecurityError');
    this.entries.delete(key);
  }
  json(key: string): unknown {
    return JSON.parse(this.entries.get(key) ?? 'null');
  }
  #refuse(refused: boolean, name: string): void {
    if (refused) throw new DOMException('refused', name);
  }
}

/**
 * Returns a stand-in for the window of one tab. `write` acts as another tab, `show` as a return from the
 * back/forward cache. `name` is the window's, which survives
 * page loads.
 */
export function fakeTab(local: FakeStorage, session = new FakeStorage(), name = '') {
  const window = new EventTarget();
  vi.stubGlobal('name', name);
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  return {
    session,
    windowName: () => (globalThis as { name?: string }).name,
    write(key: string, text: string): void {
      local.entries.set(key, text);
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text }));
    },
    show(): void {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
  };
}
