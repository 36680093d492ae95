import { useEffect, useEffectEvent, useState } from 'react';

/** The command palette: `Ctrl K`, of a Mac `⌘ K`, wherever one is, in fields too; not over a dialog. */
export function usePalette(isThere: boolean) {
  const [isOpen, setOpen] = useState(false);
  /** Its code comes when it is first opened. */
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
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
  return { isOpen, isWanted, open, close: () => setOpen(false) };
}
