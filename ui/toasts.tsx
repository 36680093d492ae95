import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { raise } from './raise.ts';
import './toasts.css';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ShownToast {
  id: number;
  kind: ToastKind;
  text: ReactNode;
}

interface ToastsProps {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
  /** A pointer or the focus rests on them, or has left: time stands still meanwhile. */
  onHold: (held: boolean) => void;
  closeLabel: string;
}

const icons = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'info',
} as const;

/**
 * Messages at the top right in both languages (specification §8). Always rendered, so that readers hear what is added:
 * errors at once, the rest when they pause. Escape closes the one that has the focus.
 */
export function Toasts({ toasts, onClose, onHold, closeLabel }: ToastsProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => raise(place.current), []);
  const errors = toasts.filter(({ kind }) => kind === 'error');
  const others = toasts.filter(({ kind }) => kind !== 'error');
  return (
    <section
      ref={place}
      className="toasts"
      popover="manual"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <output className="toasts-live" aria-atomic="false">
        {others.map(one)}
      </output>
      <div className="toasts-live" role="alert" aria-atomic="false">
        {errors.map(one)}
      </div>
    </section>
  );

  function one({ id, kind, text }: ShownToast) {
    return (
      <span key={id} className={`toast ${kind}`}>
        <Icon name={icons[kind]} />
        <span className="toast-text">{text}</span>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => close(id)}
          onKeyDown={(event) => onKey(event, id)}
        >
          <Icon name="x" />
        </button>
      </span>
    );
  }

  /** The focus goes on to the next message, or into the dialog around; else it would be lost. */
  function close(id: number) {
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
    const next = buttons.find((button) => button !== document.activeElement);
    const around = place.current?.closest('dialog')?.querySelector<HTMLElement>('[tabindex="-1"]');
    if (place.current?.contains(document.activeElement)) (next ?? around)?.focus();
    onClose(id);
    if (!next) onHold(false);
  }

  function onKey(event: KeyboardEvent, id: number) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close(id);
  }
}
