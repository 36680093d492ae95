import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The command palette: `Ctrl K` (`⌘ K` on a Mac) opens it anywhere, also from fields, but not over a dialog.
 */
export function usePalette(isThere: boolean) {
  const [isOpen, setOpen] = useState(false);
  /** Whether the palette was opened, because its code loads on first use. */
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isThere || event.defaultPrevented || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) open();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, wasOpened, open, close: () => setOpen(false) };
}
