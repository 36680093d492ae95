import { useEffect, useEffectEvent } from 'react';

/** The longest time in ms between two keys of a scanner; slow ones need 80. */
const longestGap = 120;
/** The longest time in ms that a busy browser may stop in the middle of a code. */
const longestStop = 500;
const shortestCode = 3;
/** Longer than any number that a person types in a field. */
const shortestInField = 8;
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog';
/** Fields where a code isn't text: those of whole numbers, and those for codes, which the system may write in Khmer. */
const fieldsWithScans = 'input[inputmode=numeric]';
const codeFields = '.scan-field input';

/** Keys of scanners by their place on a US keyboard, in case the system writes Khmer. */
const signs: Readonly<Record<string, string>> = {
  Minus: '-',
  Period: '.',
  Slash: '/',
  Space: ' ',
  BracketRight: ']',
};

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

/** A code that a scanner may be typing in a field: its keys so far, and the field's text before them. */
interface Typed {
  field: HTMLInputElement;
  before: string;
  code: string;
  at: number;
}

/** Returns the code after another key, or null if that key is no part of a code. */
export function appendScannedKey(
  typed: Typed | null,
  field: HTMLInputElement,
  event: KeyboardEvent,
): Typed | null {
  const character = scannedKey(event);
  const isNext = typed?.field === field && event.timeStamp - typed.at <= longestGap;
  if (event.key === 'Shift') return isNext ? { ...typed, at: event.timeStamp } : null;
  if (character === '') return null;
  return {
    field,
    before: isNext ? typed.before : field.value,
    code: (isNext ? typed.code : '') + character,
    at: event.timeStamp,
  };
}

/** Returns whether Enter in a field ends a code, and no number or word that a person typed. */
export function isCodeIn({ field, code, at }: Typed, now: number): boolean {
  const isNumber = /^\d*$/u.test(code) && !field.matches(codeFields);
  return now - at <= longestGap && code.length >= (isNumber ? shortestInField : shortestCode);
}

/** Returns the keys of a code that a busy browser received in two parts, or the second part alone. */
export function joined(first: readonly KeyboardEvent[], second: readonly KeyboardEvent[]): KeyboardEvent[] {
  const [last, next] = [first.at(-1), second[0]];
  const isOne = last && next && next.timeStamp - last.timeStamp <= longestStop;
  return isOne ? [...first, ...second] : [...second];
}

/** Sets the text of a field as if a person had typed it. */
function setText(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Calls back with a code that a scanner types anywhere outside fields, ended by Enter. Keys wait until it is clear that
 * they aren't part of a code, so that no code triggers shortcuts or presses the focused button. In fields of whole numbers
 * and codes, the field gets its earlier text back.
 */
export function useScannerKeys(onCode: (code: string) => void): void {
  const found = useEffectEvent(onCode);
  useEffect(() => {
    let held: KeyboardEvent[] = [];
    /** The keys that were passed on last: the start of a code, if the rest follows. */
    let passed: KeyboardEvent[] = [];
    let typed: Typed | null = null;
    const released = new WeakSet<Event>();
    let timer: ReturnType<typeof setTimeout>;
    /** Passes keys on that a person typed. */
    const release = () => {
      passed = joined(passed, held);
      const keys = held;
      held = [];
      for (const { target, key, code, shiftKey } of keys) {
        const copy = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
        released.add(copy);
        target?.dispatchEvent(copy);
      }
    };
    const stop = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const inField = (event: KeyboardEvent, field: HTMLInputElement) => {
      const last = typed;
      typed = event.key === 'Enter' ? null : appendScannedKey(last, field, event);
      if (event.key !== 'Enter' || last?.field !== field || !isCodeIn(last, event.timeStamp)) return;
      stop(event);
      setText(field, field.matches(codeFields) ? '' : last.before);
      found(last.code);
    };
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, repeat, key } = event;
      if (released.has(event) || ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest(fields)) {
        if (target instanceof HTMLInputElement && target.matches(`${fieldsWithScans}, ${codeFields}`))
          inField(event, target);
        return;
      }
      const isCode = key === 'Enter' && held.length >= shortestCode;
      const isPart = scannedKey(event) !== '' && (key !== ' ' || held.length > 0);
      if (!isCode && !isPart) return;
      stop(event);
      clearTimeout(timer);
      if (isCode) {
        const code = joined(passed, held).map(scannedKey).join('');
        [held, passed] = [[], []];
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
