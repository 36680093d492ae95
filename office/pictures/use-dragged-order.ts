import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Keys that move, beside Alt: to the one before, to the one behind. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** A mouse that moves less has pressed and not dragged; in pixels. */
const still = 6;

interface Held {
  at: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * An order that is made by dragging: a thing with the mouse, its grip with a finger too; or by Alt with the arrows while the
 * focus is on the grip. The things stand in one list (`listRef`), each in an `li`.
 */
export function useDraggedOrder(total: number, onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLUListElement>(null);
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState<number | null>(null);

  const move = (from: number, to: number): boolean => {
    if (to < 0 || to >= total || to === from) return false;
    onMove(from, to);
    setSaid(to);
    return true;
  };
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  // The thing that is dragged changes its place among its like: what it had caught of the pointer is lost then.
  useEffect(() => {
    const over = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const found = document.elementFromPoint(clientX, clientY)?.closest('li');
      const all = [...(listRef.current?.querySelectorAll<HTMLLIElement>(':scope > li[data-thing]') ?? [])];
      return found ? all.indexOf(found) : -1;
    };
    const onPointer = (event: globalThis.PointerEvent) => {
      const { current } = held;
      if (!current) return;
      if (Math.hypot(event.clientX - current.x, event.clientY - current.y) > still) current.isMoving = true;
      if (!current.isMoving) return;
      setDragged(current.at);
      wasDragged.current = true;
      const to = over(event);
      if (to >= 0 && latest.current(current.at, to)) {
        current.at = to;
        setDragged(to);
      }
    };
    const end = () => {
      held.current = null;
      setDragged(null);
    };
    addEventListener('pointermove', onPointer);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointermove', onPointer);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, []);

  const hold = (at: number, { clientX: x, clientY: y }: PointerEvent) => {
    held.current = { at, x, y, isMoving: false };
    wasDragged.current = false;
  };
  return {
    listRef,
    dragged,
    /** Where the last one that was moved stands now; null: none was. */
    said,
    move,
    thing: (at: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.button === 0) hold(at, event);
      },
      /** The end of a drag is no press. */
      onClickCapture: (event: MouseEvent) => {
        // Keys press without a pointer.
        if (!wasDragged.current || event.detail === 0) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      /** The browser would drag the picture's file. */
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
    grip: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.focus();
        hold(at, event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = event.altKey ? steps[event.key] : undefined;
        if (step === undefined) return;
        event.preventDefault();
        move(at, at + step);
      },
    }),
  };
}
