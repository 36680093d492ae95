import { useLayoutEffect, useRef, type RefObject } from 'react';

const gap = 8;
/** The minimum visible height in px. Below it, the element stays and covers what is under it. */
const minSpace = 128;
const fields = 'select, textarea, input:not([type=button], [type=submit], [type=hidden])';

const events = ['focusin', 'focusout', 'input', 'scroll', 'resize'] as const;
const presses = ['pointerdown', 'pointerup', 'pointercancel', 'click'] as const;
/** The time in ms within which a touch becomes a click after the finger is lifted, if at all. */
const untilClick = 300;

/**
 * Moves an element that is fixed at the top of the window, so that it never covers the focused field. A
 * closed element moves below the field, or above if there is no space. If the focused element isn't a field,
 * its description is kept visible instead, and the element prefers the space above. An open element stays,
 * ends above the field and scrolls. Changes of `shown`, the element's content, place the element again.
 */
export function useClearOfField(
  fixed: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  open: boolean,
): void {
  /** Whether a pointer is down, because moving the element under it would cancel the click. */
  const pressed = useRef<'down' | number | null>(null);
  useLayoutEffect(() => {
    const element = fixed.current;
    if (!element || shown.length === 0) {
      pressed.current = null;
      return undefined;
    }
    // What the focused element shows may load later, and move the page without an event.
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

const areApart = (one: DOMRect, other: DOMRect): boolean =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

function keepClear(element: HTMLElement, open: boolean): void {
  const { style } = element;
  style.translate = '';
  style.maxBlockSize = '';
  const field = document.activeElement;
  if (!field || element.contains(field)) return;
  // A field that is visually hidden is represented by its label; any other focused element by its description.
  const isField = field.matches(fields);
  const place = isField
    ? (field.closest('.field, label') ?? field)
    : document.getElementById(field.getAttribute('aria-describedby') as string);
  if (!place) return;
  const box = element.getBoundingClientRect();
  const height = window.visualViewport?.height ?? window.innerHeight;
  // The element first tries to clear the whole group. It isn't placed above then, where the link or button to
  // go on is.
  for (const each of [place.closest('[data-clear]'), place]) {
    if (!each) continue;
    const free = each.getBoundingClientRect();
    if (areApart(box, free)) return;
    const above = free.top - box.top - gap;
    if (open && above >= minSpace) {
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
