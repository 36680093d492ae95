import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import './scroll-row.css';

interface ScrollRowProps {
  /** The class. Its custom property `--in-sight` sets how many items are visible at once (scroll-row.css). */
  className?: string;
  labels: { back: string; on: string };
  /** The list items. */
  children: ReactNode;
}

/** A list in one row that scrolls: by touch, by Tab and arrow keys, and by a button at each end that has more. */
export function ScrollRow({ className = '', labels, children }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const size = new ResizeObserver(() => setEnds(endsOf(list)));
    size.observe(list);
    list.addEventListener('focusin', wholly);
    return () => {
      size.disconnect();
      list.removeEventListener('focusin', wholly);
    };
  }, []);
  const button = (direction: -1 | 1, atEnd: boolean) => (
    <IconButton
      className={direction < 0 ? 'scroll-go needs-script' : 'scroll-go on needs-script'}
      icon={direction < 0 ? 'arrow-left' : 'arrow-right'}
      flip
      label={direction < 0 ? labels.back : labels.on}
      aria-disabled={atEnd}
      onClick={() => row.current && scrollOn(row.current, direction)}
    />
  );
  return (
    <div className={`scroll-row ${className}`}>
      <ul
        className="scroll-list"
        ref={row}
        onScroll={({ currentTarget }) => setEnds(endsOf(currentTarget))}
        role="list"
      >
        {children}
      </ul>
      {button(-1, ends.start)}
      {button(1, ends.end)}
    </div>
  );
}

/** Scrolls a focused item fully into view, which browsers don't do if it is partly visible. */
function wholly({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Returns which ends are visible. In right-to-left pages scrollLeft is negative. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const passed = Math.abs(scrollLeft);
  return { start: passed < 2, end: passed + clientWidth > scrollWidth - 2 };
}

/** Scrolls by as many items as are fully visible. The distance between items is negative in right-to-left pages. */
function scrollOn(row: HTMLElement, direction: -1 | 1): void {
  const [first, second] = row.querySelectorAll('li');
  if (!first || !second) return;
  const step = second.offsetLeft - first.offsetLeft;
  const whole = Math.max(1, Math.floor(row.clientWidth / Math.abs(step) + 0.1));
  row.scrollBy({ left: direction * whole * step });
}
