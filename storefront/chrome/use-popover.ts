import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { usePageChange } from './use-page-change.ts';

/**
 * What a native popover of the frame needs beside what the platform does (opening without JavaScript, Escape, a press
 * outside): it closes when a link in it is followed, when another page is shown, and when the keyboard leaves it, so that
 * the focus is never behind it.
 */
export function usePopover<Part extends HTMLElement>(id: string) {
  const ref = useRef<Part>(null);
  usePageChange(() => hide(ref.current));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<Part>) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // A press on the button that opened it closes it by itself; hidden before, it would open again.
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
