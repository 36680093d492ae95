import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { usePageChange } from './use-page-change.ts';

/**
 * Extends a native popover, which already opens without JavaScript and closes on Escape or a press outside.
 * Closes it when a link in it is followed, when another page is shown, and when the keyboard focus leaves it,
 * so that the focus is never behind it.
 */
export function usePopover<Part extends HTMLElement>(id: string) {
  const ref = useRef<Part>(null);
  usePageChange(() => hide(ref.current));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<Part>) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // The button that opened the popover also closes it. If we hid it first, the press would open it again.
    if (!relatedTarget.closest(`[popovertarget="${id}"]`)) hide(currentTarget);
  };
  const onClick = ({ currentTarget, target }: MouseEvent<Part>) => {
    if (target instanceof Element && target.closest('a')) setTimeout(() => hide(currentTarget));
  };
  return { ref, id, onBlur, onClick, popover: 'auto' } as const;
}

function hide(part: HTMLElement | null): void {
  if (part?.matches(':popover-open')) part.hidePopover();
}
