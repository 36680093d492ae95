import type { ReactNode } from 'react';
import { create } from 'zustand';
import { delays } from '#contract/constants.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { ToastKind } from '#ui/toasts.tsx';

/** A sentence of contract/messages.ts, said in the language of the page that shows it. */
export interface Message {
  code: MessageCode;
  values?: LabelValues;
  /** A further sentence that leads somewhere, e.g. to the order just placed. */
  link?: { code: MessageCode; values?: LabelValues; href: string };
}
export type ToastText = ReactNode | Message;

export interface Toast {
  id: number;
  kind: ToastKind;
  text: ToastText;
}

const useToastState = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
let held = false;

export const useToasts = () => useToastState(({ toasts }) => toasts);
/** The messages on the screen now, the oldest first. */
export const toastsShown = (): readonly Toast[] => useToastState.getState().toasts;

export function isMessage(text: ToastText): text is Message {
  return typeof text === 'object' && text !== null && 'code' in text;
}

/** Shows a message at the top right for 5,000 ms; there may be any number of them. Returns what `closeToast` takes. */
export function showToast(kind: ToastKind, text: ToastText): number {
  lastId += 1;
  const toast = { id: lastId, kind, text };
  useToastState.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  if (!held) startTimer(toast.id);
  return toast.id;
}

export function closeToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useToastState.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  if (toastsShown().length === 0) held = false;
}

/** While somebody rests on the messages their time stands still; afterwards it begins anew. */
export function holdToasts(hold: boolean): void {
  if (held === hold) return;
  held = hold;
  for (const { id } of toastsShown()) {
    clearTimeout(timers.get(id));
    if (!hold) startTimer(id);
  }
}

function startTimer(id: number): void {
  timers.set(
    id,
    setTimeout(() => closeToast(id), delays.toast),
  );
}
