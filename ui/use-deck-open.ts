import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** The movement in px that is ignored, because a resting hand isn't quite still. */
const still = 16;
let pointer: { x: number; y: number } | null = null;

/**
 * Whether the deck of messages is open, which also pauses their timers: a pointer has moved onto it, it was clicked, or
 * it has the keyboard focus. A pointer that already rests where a message appears doesn't open it: that would keep the
 * message forever.
 */
export function useDeckOpen(
  deck: RefObject<HTMLElement | null>,
  count: number,
  onHold: (held: boolean) => void,
) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The position of the pointer when the newest message appeared, or null if unknown. */
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
        // Null means that the previously focused element is gone, e.g. the button that opened the deck.
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
 * Moves the focus to the next message if the focused element is gone, or else back to where it came from, or
 * to the heading. Otherwise the focus would go to the body.
 */
function goOn(deck: HTMLElement | null, cameFrom: Element | null): void {
  const container = deck?.closest('dialog') ?? document.querySelector('main');
  const back = cameFrom?.isConnected ? cameFrom : container?.querySelector('[tabindex="-1"]');
  const next = deck?.querySelector('.toast-close') ?? back;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
