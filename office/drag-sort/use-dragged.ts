import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The distance in pixels a mouse must move before a press becomes a drag. */
const still = 6;
/** The distance in pixels from the window's edge within which the page scrolls during a drag. */
const edge = 72;
const scrollStep = 14;

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof arrows)[number];

/** The pointer's position in the window, and its distance from where it was pressed, in pixels. */
export interface Point {
  x: number;
  y: number;
  dx: number;
}

interface Dragging<Place> {
  /** Returns where the item would be dropped. Null leaves it in place. */
  placeAt: (from: number, point: Point) => Place | null;
  /** Returns where Alt with this arrow moves the item, or null if it doesn't move. */
  placeBy: (from: number, arrow: Arrow) => Place | null;
  /** @returns the item's new index among all items, or null if it wasn't moved */
  onMove: (from: number, to: Place) => number | null;
  /** Whether the item moves while being dragged, instead of on drop. */
  isLive: boolean;
}

interface Held {
  at: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * Moves items by dragging (the whole item with a mouse, only its grip with a finger), or with Alt and arrow
 * keys while the grip has the focus. Escape cancels the drag.
 */
export function useDragged<Place>(dragging: Dragging<Place>) {
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);
  const goal = useRef<Place | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<Place | null>(null);
  const latest = useRef(dragging);
  useEffect(() => {
    latest.current = dragging;
  });
  // Listens on the window, because a dragged item loses pointer capture when it moves among its siblings.
  useEffect(() => {
    const onPointer = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      const { current } = held;
      if (!current) return;
      if (Math.hypot(x - current.x, y - current.y) > still) current.isMoving = true;
      if (!current.isMoving) return;
      const { isLive, placeAt, onMove } = latest.current;
      setDragged(current.at);
      wasDragged.current = true;
      const to = placeAt(current.at, { x, y, dx: x - current.x });
      if (!isLive) {
        goal.current = to;
        setOver(to);
        if (y < edge) scrollBy(0, -scrollStep);
        if (y > innerHeight - edge) scrollBy(0, scrollStep);
        return;
      }
      const now = to === null ? null : onMove(current.at, to);
      if (now === null) return;
      current.at = now;
      setDragged(now);
    };
    const waive = () => {
      held.current = null;
      goal.current = null;
      setDragged(null);
      setOver(null);
    };
    const onUp = () => {
      const [from, to] = [held.current?.at, goal.current];
      waive();
      if (from !== undefined && to !== null) latest.current.onMove(from, to);
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') waive();
    };
    addEventListener('pointermove', onPointer);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', waive);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointermove', onPointer);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', waive);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const hold = (at: number, { clientX: x, clientY: y }: PointerEvent) => {
    held.current = { at, x, y, isMoving: false };
    wasDragged.current = false;
  };
  return {
    /** The item being dragged, or null. */
    dragged,
    /** Where the dragged item would be dropped. */
    over,
    thing: (at: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.button === 0) hold(at, event);
      },
      /** Suppresses the click that ends a drag. */
      onClickCapture: (event: MouseEvent) => {
        // Keyboard clicks have no pointer.
        if (!wasDragged.current || event.detail === 0) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      /** Prevents the browser from dragging the image file. */
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
    grip: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.focus();
        hold(at, event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const arrow = arrows.find((each) => each === event.key);
        if (!event.altKey || !arrow) return;
        event.preventDefault();
        const to = dragging.placeBy(at, arrow);
        if (to !== null) dragging.onMove(at, to);
      },
    }),
  };
}
