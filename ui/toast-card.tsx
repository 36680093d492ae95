import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ShownToast {
  id: number;
  kind: ToastKind;
  text: ReactNode;
  /** A link or a button with an action for the message. */
  action?: ReactNode;
}

const icons = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'info',
} as const;

/** Errors that were announced: a deck that is rendered again, in a dialog, doesn't announce them again. */
const announced = new Set<number>();

interface ToastCardProps extends ShownToast {
  isFront: boolean;
  closeLabel: string;
  onClose: () => void;
}

export function ToastCard({ id, kind, text, action, isFront, closeLabel, onClose }: ToastCardProps) {
  const [isNew] = useState(() => !announced.has(id));
  useEffect(() => void announced.add(id), [id]);
  return (
    <li className={isFront ? `toast ${kind} is-front` : `toast ${kind}`} data-toast={id}>
      <Icon name={icons[kind]} />
      <span className="toast-text" role={kind === 'error' && isNew ? 'alert' : undefined}>
        {text} {action}
      </span>
      <button
        type="button"
        className="toast-close"
        aria-label={closeLabel}
        onClick={onClose}
        onKeyDown={(event) => onKey(event, onClose)}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

function onKey(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  onClose();
}
