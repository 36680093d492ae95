import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A mouse that moves less has pressed and not dragged; in pixels. */
const still = 6;
/** So near to the window's edge the page scrolls below what is dragged; in pixels. */
const edge = 72;
const scrollStep = 14;

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof arrows)[number];

/** Where the pointer is in the window, and how far beside where it went down; in pixels. */
export interface Point {
  x: number;
  y: number;
  dx: number;
}

interface Dragging<Place> {
  /** Where the thing would stand; null: where it stands. */
  placeAt: (from: number, point: Point) => Place | null;
  /** Where Alt with this arrow moves it; null: nowhere. */
  placeBy: (from: number, arrow: Arrow) => Place | null;
  /** @returns where among all things it stands then; null: it was not moved */
  onMove: (from: number, to: Place) => number | null;
  /** It changes its place while it is dragged, not when it is let go. */
  isLive: boolean;
}

interface Held {
  at: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * Things that are put elsewhere: dragged, a thing with the mouse, its grip with a finger too; or by Alt with the arrows while
 * the focus is on the grip. Escape leaves what is dragged where it was.
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
  // The thing that is dragged changes its place among its like: what it had caught of the pointer is lost then.
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
    const letGo = () => {
      held.current = null;
      goal.current = null;
      setDragged(null);
      setOver(null);
    };
    const onUp = () => {
      const [from, to] = [held.current?.at, goal.current];
      letGo();
      if (from !== undefined && to !== null) latest.current.onMove(from, to);
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') letGo();
    };
    addEventListener('pointermove', onPointer);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', letGo);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointermove', onPointer);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', letGo);
      removeEventListener('keydown', onKey);
    };
  }, []);

  const hold = (at: number, { clientX: x, clientY: y }: PointerEvent) => {
    held.current = { at, x, y, isMoving: false };
    wasDragged.current = false;
  };
  return {
    /** Which one is held; null: none. */
    dragged,
    /** Where it would stand. */
    over,
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
        const arrow = arrows.find((each) => each === event.key);
        if (!event.altKey || !arrow) return;
        event.preventDefault();
        const to = dragging.placeBy(at, arrow);
        if (to !== null) dragging.onMove(at, to);
      },
    }),
  };
}
