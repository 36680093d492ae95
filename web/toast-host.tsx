import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useApp } from './app-context.tsx';
import { showStoredToasts } from './stored-toasts.ts';
import { useToasts } from './toasts.ts';

const load = () => import('./toast-deck.tsx');

/**
 * The container of messages, whose code loads at the first interaction or message. It shows the messages
 * stored for each new page.
 */
export function ToastHost() {
  const { address } = useApp();
  const hasToasts = useToasts().length > 0;
  const [Deck, setDeck] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Deck) return undefined;
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    const start = () => {
      // If loading fails, the next interaction or message tries again.
      load().then(
        ({ ToastDeck }) => setDeck(() => ToastDeck),
        () => undefined,
      );
    };
    if (hasToasts) start();
    for (const event of events) document.addEventListener(event, start, { once: true });
    return () => {
      for (const event of events) document.removeEventListener(event, start);
    };
  }, [Deck, hasToasts]);

  return (
    <>
      <StoredToasts key={address} />
      {Deck && <Deck />}
    </>
  );
}

/**
 * Shows stored messages. It is mounted again for every page, including one shown in place, and runs once,
 * before the page's own effects, because one of those may store a message for the next page.
 */
function StoredToasts() {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    showStoredToasts();
  }, []);
  return null;
}
