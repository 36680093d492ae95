import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { raise } from './raise.ts';
import { type ShownToast, ToastCard } from './toast-card.tsx';
import { useClearOfField } from './use-clear-of-field.ts';
import { useDeckOpen } from './use-deck-open.ts';
import './toasts.css';

interface ToastsProps {
  /** The messages, the oldest first. */
  toasts: readonly ShownToast[];
  /** The message shown on top while the deck is closed. */
  front: number | undefined;
  onClose: (ids: readonly number[]) => void;
  /** Called when the user points at or focuses the messages, or leaves them: timers pause in between. */
  onHold: (held: boolean) => void;
  labels: {
    messages: string;
    count: (n: number) => string;
    more: (n: number) => string;
    close: string;
    closeAll: string;
  };
}

/**
 * Messages at the top right in both languages (specification §8), as a deck: one card is visible with the
 * count beside it. A pointer that moves onto it, the focus or a click opens the deck, and that card keeps its
 * place. The deck is always rendered, so that screen readers announce new messages: errors at once, others at
 * the next pause. Escape closes the focused one.
 */
export function Toasts({ toasts, front, onClose, onHold, labels }: ToastsProps) {
  const deck = useRef<HTMLElement>(null);
  const closeAll = useRef<HTMLButtonElement>(null);
  const onMore = useRef(false);
  const { open, ties, press } = useDeckOpen(deck, toasts.length, onHold);
  const many = toasts.length > 1;
  const isOpen = open && many;
  useLayoutEffect(() => raise(deck.current), []);
  useClearOfField(deck, toasts, isOpen);
  useLayoutEffect(() => {
    // The focus moves on, because the button that opened the deck is gone.
    if (isOpen && onMore.current) closeAll.current?.focus();
    onMore.current = false;
  }, [isOpen]);

  const look = ['toasts', many && 'is-many', isOpen && 'is-open'].filter(Boolean).join(' ');
  return (
    <section ref={deck} className={look} popover="manual" {...ties}>
      <ol className="toasts-list" aria-label={labels.messages} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            {...toast}
            isFront={toast.id === front}
            closeLabel={labels.close}
            onClose={() => onClose([toast.id])}
          />
        ))}
      </ol>
      {isOpen && (
        <div className="toasts-foot">
          <output>{labels.count(toasts.length)}</output>
          <button ref={closeAll} type="button" onClick={() => onClose(toasts.map(({ id }) => id))}>
            {labels.closeAll}
          </button>
        </div>
      )}
      {many && !isOpen && (
        <button
          type="button"
          className="toasts-more"
          aria-expanded={false}
          onFocus={() => {
            onMore.current = true;
          }}
          onClick={press}
        >
          {labels.more(toasts.length - 1)}
          <Icon name="chevron-down" />
        </button>
      )}
    </section>
  );
}
