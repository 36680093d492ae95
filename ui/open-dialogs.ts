import { useSyncExternalStore } from 'react';

/** The open modal dialogs, the topmost last. Everything outside the topmost is inert. */
let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function dialogOpened(dialog: HTMLDialogElement): void {
  change([...dialogs, dialog]);
}

export function dialogClosed(dialog: HTMLDialogElement): void {
  change(dialogs.filter((each) => each !== dialog));
}

/**
 * Returns the dialog in which content must be rendered to be reachable now, or null if the page itself is
 * reachable.
 */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}

function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
