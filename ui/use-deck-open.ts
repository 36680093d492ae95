import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A hand that rests is not quite still. */
const still = 16;
let pointer: { x: number; y: number } | null = null;

/**
 * Whether the deck of messages is open, which also stops their time: a pointer has moved onto it, it was pressed, or the
 * keyboard's focus is in it. A pointer that rests where a message appears opens nothing: it would keep it for ever.
 */
export function useDeckOpen(
  deck: RefObject<HTMLElement | null>,
  count: number,
  onHold: (held: boolean) => void,
) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** Where the pointer was when the newest message came; null when nobody knows. */
  const rest = useRef(pointer);
  const cameFrom = useRef<Element | null>(null);
  const isInside = useRef(false);
  if (count === 0 && pointed) setPointed(false);
  if (count === 0 && focused) setFocused(false);
  const open = pointed || focused;

  useEffect(() => {
    if (count > 0) rest.current = pointer;
  }, [count]);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) goOn(deck.current, cameFrom.current);
    if (count > 0) return;
    isInside.current = false;
    cameFrom.current = null;
  }, [deck, count]);
  useEffect(() => {
    onHold(open);
    return () => onHold(false);
  }, [open, onHold]);
  useEffect(() => {
    const note = ({ clientX: x, clientY: y }: MouseEvent) => {
      pointer = { x, y };
    };
    const pressed = (event: MouseEvent) => {
      note(event);
      if (!deck.current?.contains(event.target as Node)) setPointed(false);
    };
    document.addEventListener('pointermove', note, { passive: true });
    document.addEventListener('pointerdown', pressed, { passive: true });
    return () => {
      document.removeEventListener('pointermove', note);
      document.removeEventListener('pointerdown', pressed);
    };
  }, [deck]);

  return {
    open,
    press: () => setPointed(true),
    ties: {
      onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
        rest.current ??= { x: clientX, y: clientY };
        const { x, y } = rest.current;
        if (pointerType === 'mouse' && Math.hypot(clientX - x, clientY - y) >= still) setPointed(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setPointed(false);
      },
      onFocus: ({ target, relatedTarget }: FocusEvent) => {
        isInside.current = true;
        // Nothing: what had it is gone, e.g. the button that opened the deck.
        if (relatedTarget && !deck.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (deck.current?.contains(relatedTarget)) return;
        isInside.current = false;
        setFocused(false);
      },
    },
  };
}

/**
 * What had the focus is gone: it goes on to the next message, else back to where it came from, or to the heading. It would
 * fall to the body.
 */
function goOn(deck: HTMLElement | null, cameFrom: Element | null): void {
  const container = deck?.closest('dialog') ?? document.querySelector('main');
  const back = cameFrom?.isConnected ? cameFrom : container?.querySelector('[tabindex="-1"]');
  const next = deck?.querySelector('.toast-close') ?? back;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
