import type { ToastKind } from '#ui/toast-card.tsx';
import { isRecord } from './is-record.ts';
import { readTab, writeTab } from './tab-storage.ts';
import { showToast, type Message } from './toasts.ts';

const entry = 'kado.toasts';

interface StoredToast {
  kind: ToastKind;
  text: string | Message;
}

/** Shows a message on the next page, whether that page is loaded or shown in place. */
export function showToastAfterLoad(kind: ToastKind, text: string | Message): void {
  writeTab(entry, [...read(), { kind, text }]);
}

/** Shows the messages stored for this page, once. */
export function showStoredToasts(): void {
  const stored = read();
  writeTab(entry, null);
  for (const { kind, text } of stored) showToast(kind, text);
}

function read(): StoredToast[] {
  const stored = readTab(entry);
  return Array.isArray(stored) ? stored.filter(isStored) : [];
}

function isStored(value: unknown): value is StoredToast {
  if (!isRecord(value) || !['success', 'error', 'warning', 'info'].includes(String(value['kind'])))
    return false;
  const { text } = value;
  return (
    typeof text === 'string' ||
    (isRecord(text) && typeof text['code'] === 'string' && isRecord(text['values'] ?? {}))
  );
}
