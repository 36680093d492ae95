import { useEffect } from 'react';

/** What somebody works in: its heading is where they go on when the control they pressed is gone. */
const parts = 'dialog[open], .sec, form, main';

/**
 * A control that goes once it was pressed, as a step that is done, would drop the focus to the page: keys would begin at its
 * top again, and readers hear nothing. It goes to the heading of the part around it instead, or to the screen's.
 */
export function useKeptFocus(): void {
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
