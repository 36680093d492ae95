import { useEffect } from 'react';
import { areKeysOn } from '#office/frame/use-keys.ts';
import { goTo } from '#web/go-to.ts';

const elsewhere = 'input, textarea, select, [contenteditable], dialog';

/** `N` leads to a new one, outside of fields, unless single keys are switched off; null: nobody here may make one. */
export function useNewKey(href: string | null): void {
  useEffect(() => {
    if (href === null) return undefined;
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (key !== 'n' || ctrlKey || metaKey || altKey || repeat || !areKeysOn()) return;
      if (target instanceof Element && target.closest(elsewhere)) return;
      goTo(href);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [href]);
}
