import { useEffect, useEffectEvent } from 'react';

/** The longest time in ms between two keys of a scanner. People type slower. */
const longestGap = 50;
const shortestCode = 3;
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';

/** Keys of scanners by their place on a US keyboard, in case the system writes Khmer. */
const signs: Readonly<Record<string, string>> = { Minus: '-', Period: '.', Slash: '/', Space: ' ' };

/** Returns the character that a scanner meant; '' for other keys. */
export function scannedKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[\u0020-\u007E]$/u.test(key)) return key;
  if (key.length !== 1) return '';
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/u.exec(code) ?? [];
  return digit ?? (shiftKey ? letter : letter?.toLowerCase()) ?? signs[code] ?? '';
}

/**
 * Calls back with a code that a scanner types anywhere outside fields, ended by Enter. Keys wait until it is clear that
 * they aren't part of a code, so that no code triggers shortcuts or presses the focused button.
 */
export function useScannerKeys(onCode: (code: string) => void): void {
  const found = useEffectEvent(onCode);
  useEffect(() => {
    let held: KeyboardEvent[] = [];
    const released = new WeakSet<Event>();
    let timer: ReturnType<typeof setTimeout>;
    /** Passes keys on that a person typed. */
    const release = () => {
      const keys = held;
      held = [];
      for (const { target, key, code, shiftKey } of keys) {
        const copy = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
        released.add(copy);
        target?.dispatchEvent(copy);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, repeat, key } = event;
      if (released.has(event) || ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest(fields)) return;
      const isCode = key === 'Enter' && held.length >= shortestCode;
      const isPart = scannedKey(event) !== '' && (key !== ' ' || held.length > 0);
      if (!isCode && !isPart) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clearTimeout(timer);
      if (isCode) {
        const code = held.map(scannedKey).join('');
        held = [];
        return found(code);
      }
      held.push(event);
      timer = setTimeout(release, longestGap);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}
