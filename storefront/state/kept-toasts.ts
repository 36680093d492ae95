import type { ToastKind } from '#ui/toasts.tsx';
import { isRecord } from './storage.ts';
import { showToast, type Message } from './toasts.ts';

const entry = 'kado.toasts';

interface KeptToast {
  kind: ToastKind;
  text: string | Message;
}

/** Shows a message on the page that comes next, whether it is loaded or changed in place. */
export function showToastAfterLoad(kind: ToastKind, text: string | Message): void {
  try {
    sessionStorage.setItem(entry, JSON.stringify([...read(), { kind, text }]));
  } catch {
    showToast(kind, text);
  }
}

/** Shows what was kept for this page, once. */
export function showKeptToasts(): void {
  const kept = read();
  if (kept.length === 0) return;
  try {
    sessionStorage.removeItem(entry);
  } catch {
    // Read but not removable: better said twice than not at all.
  }
  for (const { kind, text } of kept) showToast(kind, text);
}

function read(): KeptToast[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptToast {
  if (!isRecord(value) || !['success', 'error', 'warning', 'info'].includes(String(value['kind'])))
    return false;
  const { text } = value;
  return (
    typeof text === 'string' ||
    (isRecord(text) && typeof text['code'] === 'string' && isRecord(text['values'] ?? {}))
  );
}
