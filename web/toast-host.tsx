import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useApp } from './app-context.tsx';
import { showKeptToasts } from './kept-toasts.ts';
import { useToasts } from './toasts.ts';

const load = () => import('./toast-deck.tsx');

/**
 * The place of messages, whose code is loaded when the page is first touched, or a message is there. Shows what was kept
 * for each page that comes.
 */
export function ToastHost() {
  const { address } = useApp();
  const hasToasts = useToasts().length > 0;
  const [Deck, setDeck] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Deck) return undefined;
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    const start = () => {
      // One that does not arrive is asked for again by the next touch, or message.
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
      <KeptToasts key={address} />
      {Deck && <Deck />}
    </>
  );
}

/**
 * Mounted anew for every page, also for one that is shown in place. Before the page's own effects, and once: one of them may keep
 * a message for the next page.
 */
function KeptToasts() {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    showKeptToasts();
  }, []);
  return null;
}
