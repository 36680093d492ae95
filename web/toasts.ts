import type { ReactNode } from 'react';
import { create } from 'zustand';
import { delays } from '#contract/constants.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { ToastKind } from '#ui/toast-card.tsx';

/** A message of contract/messages.ts, in the language of the page that shows it. */
export interface Message {
  code: MessageCode;
  values?: LabelValues;
  action?: MessageAction;
}

/** An action for a message: a link (`href`) or a button. Clicking the button closes the message. */
export interface MessageAction {
  code: MessageCode;
  values?: LabelValues;
  href?: string;
  /** A handler. Lost if the next page is a full load. */
  act?: () => void;
}
export type ToastText = ReactNode | Message;

export interface Toast {
  id: number;
  kind: ToastKind;
  text: ToastText;
  /** Messages shown together have the same number: the first of the newest is on top. */
  batch: number;
  outlivesPage: boolean;
  /** A button of a message that isn't in contract/messages.ts. Clicking it closes the message. */
  action?: { text: string; act: () => void } | undefined;
}

interface Saying {
  /** Whether leaving the page doesn't close the message, because it announces the next page. */
  outlivesPage?: boolean;
  action?: Toast['action'];
}

const useToastState = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
let held = false;

export const useToasts = () => useToastState(({ toasts }) => toasts);
/** Returns the messages on the screen now, the oldest first. */
export const toastsShown = (): readonly Toast[] => useToastState.getState().toasts;

export function isMessage(text: ToastText): text is Message {
  return typeof text === 'object' && text !== null && 'code' in text;
}

/**
 * Shows a message at the top right for 5,000 ms, with `action` for 10,000 ms, together with any number of others. Returns an id for `closeToasts`.
 */
export function showToast(kind: ToastKind, text: ToastText, saying?: Saying): number {
  return showToasts(kind, [text], saying)[0] as number;
}

/** Shows several at once, the most important first. */
export function showToasts(
  kind: ToastKind,
  texts: readonly ToastText[],
  { outlivesPage = false, action }: Saying = {},
): number[] {
  const batch = lastId + 1;
  const added = texts.map((text) => ({ id: (lastId += 1), kind, text, batch, outlivesPage, action }));
  useToastState.setState(({ toasts }) => ({ toasts: [...toasts, ...added] }));
  if (!held) for (const each of added) startTimer(each);
  return added.map(({ id }) => id);
}

export function closeToasts(ids: readonly number[]): void {
  for (const id of ids) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }
  useToastState.setState(({ toasts }) => ({ toasts: toasts.filter(({ id }) => !ids.includes(id)) }));
  if (toastsShown().length === 0) held = false;
}

/** Closes messages about a page the visitor has left. */
export function closeToastsOfPage(): void {
  closeToasts(toastsShown().flatMap(({ id, outlivesPage }) => (outlivesPage ? [] : [id])));
}

/** Pauses the timers of messages while the user points at or focuses them. Afterwards they start again. */
export function holdToasts(hold: boolean): void {
  if (held === hold) return;
  held = hold;
  for (const each of toastsShown()) {
    clearTimeout(timers.get(each.id));
    if (!hold) startTimer(each);
  }
}

function startTimer({ id, action }: Toast): void {
  timers.set(
    id,
    setTimeout(() => closeToasts([id]), action ? delays.undo : delays.toast),
  );
}
