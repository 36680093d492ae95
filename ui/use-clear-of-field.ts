import { useLayoutEffect, useRef, type RefObject } from 'react';

const gap = 8;
/** Less of it shows too little: then it covers what it covers. */
const least = 128;
const fields = 'select, textarea, input:not([type=button], [type=submit], [type=hidden])';

const events = ['focusin', 'focusout', 'input', 'scroll', 'resize'] as const;
const presses = ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const;
/** A press of a finger becomes a click within this time after the finger is off, if it does. */
const untilClick = 300;

/**
 * Keeps something fixed at the top away from the field that has the focus: closed it stands below it, or above where
 * there is no room, and the other way round from what describes any other element that has it; open it ends above it and can be scrolled. `shown`: what it shows; another size is another place.
 */
export function useClearOfField(
  fixed: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  open: boolean,
): void {
  /** Coming between a pointer that is down and what it presses would take the press away. */
  const pressed = useRef<'down' | number | null>(null);
  useLayoutEffect(() => {
    const element = fixed.current;
    if (!element || shown.length === 0) {
      pressed.current = null;
      return undefined;
    }
    // What the element with the focus shows may load later, and move the page without an event.
    const resized = new ResizeObserver(() => place());
    let watched: Element | null = null;
    const place = () => {
      const focused = document.activeElement;
      if (focused !== watched) {
        resized.disconnect();
        if (focused) resized.observe(focused);
        watched = focused;
      }
      if (pressed.current === null) keepClear(element, open);
    };
    const free = () => {
      pressed.current = null;
      place();
    };
    const onPress = ({ type }: Event) => {
      if (typeof pressed.current === 'number') clearTimeout(pressed.current);
      if (type === 'pointerdown') pressed.current = 'down';
      else if (type === 'pointerup') pressed.current = window.setTimeout(free, untilClick);
      else free();
    };
    place();
    for (const event of events) window.addEventListener(event, place, { passive: true });
    for (const event of presses) window.addEventListener(event, onPress, { passive: true });
    return () => {
      resized.disconnect();
      for (const event of events) window.removeEventListener(event, place);
      for (const event of presses) window.removeEventListener(event, onPress);
    };
  }, [fixed, shown, open]);
}

function keepClear(element: HTMLElement, open: boolean): void {
  const { style } = element;
  style.translate = '';
  style.maxBlockSize = '';
  const field = document.activeElement;
  if (!field || element.contains(field)) return;
  // A field of which nothing is drawn is its words; of what else has the focus, that is what describes it.
  const isField = field.matches(fields);
  const place = isField
    ? (field.closest('.field, label') ?? field)
    : document.getElementById(field.getAttribute('aria-describedby') as string);
  if (!place) return;
  const box = element.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  // First all that belongs to it: not above, where the way on lies.
  for (const each of [place.closest('[data-clear]'), place]) {
    if (!each) continue;
    const free = each.getBoundingClientRect();
    const isClear =
      box.right <= free.left || box.left >= free.right || box.bottom <= free.top || box.top >= free.bottom;
    if (isClear) return;
    const above = free.top - box.top - gap;
    if (open && above >= least) {
      style.maxBlockSize = `${above}px`;
      return;
    }
    const down = free.bottom + gap - box.top;
    const up = free.top - gap - box.bottom;
    const fits = box.bottom + down <= height;
    const isAbove = each === place && box.top + up >= 0 && !(isField && fits);
    if (isAbove || fits) {
      style.translate = `0 ${isAbove ? up : down}px`;
      return;
    }
  }
}
