import { useEffect } from 'react';

/** Sections whose heading receives the focus when the pressed control disappears. */
const parts = 'dialog[open], .sec, form, main';

/**
 * Moves the focus to the heading of the surrounding section or screen when a control disappears as it is
 * pressed, such as a completed step. Otherwise the focus would return to the page: keyboard users would start
 * from the top, and screen readers would say nothing.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let above: Element[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      above = [];
      for (let each = target as Element | null; each; each = each.parentElement)
        if (above.length === 0 || each.matches(parts)) above.push(each);
    };
    const onChange = () => {
      const [last, ...others] = above;
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      above = [];
      const part = others.find((each) => each.isConnected) ?? document.querySelector('main');
      const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    };
    const changed = new MutationObserver(onChange);
    changed.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', onFocus);
    return () => {
      changed.disconnect();
      removeEventListener('focusin', onFocus);
    };
  }, []);
}
