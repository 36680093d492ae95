import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { navigate } from '#web/navigate.ts';
import type { Links } from '../routes.ts';
import { screenKeys } from '../screen-keys.ts';
import type { screenRows } from '../screens.ts';

const name = 'kado.office.keys';
/** The maximum time in ms between the two keys of a shortcut. */
const pause = 1500;
const fields = 'input, textarea, select, [contenteditable]';

interface Keyed {
  /** The targets of `G` plus a key. */
  entries: typeof screenRows;
  links: Links;
  fold: () => void;
}

/** The office's single-key shortcuts. They work only outside fields and can be turned off (WCAG 2.1.4). */
export function useKeys({ entries, links, fold }: Keyed) {
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(true);
  const wentAt = useRef(-pause);
  // oxlint-disable-next-line react/set-state-in-effect -- the server does not know it
  useEffect(() => setOn(areKeysOn()), []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, timeStamp } = event;
    if (!areOn || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && (target.closest(fields) || target.closest('dialog'))) return;
    if (timeStamp - wentAt.current < pause) {
      wentAt.current = -pause;
      const [screen] = entries.find(([, { nav }]) => nav?.key === key.toLowerCase()) ?? [];
      if (screen) return navigate(links[screen]);
    }
    if (key === 'g') wentAt.current = timeStamp;
    else if (key === '?') setOpen(true);
    else if (key === '[') fold();
    else screenKeys.get(key.toLowerCase())?.run();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    isOpen,
    areOn,
    open: () => setOpen(true),
    close: () => setOpen(false),
    switchOn: (on: boolean) => {
      setOn(on);
      try {
        localStorage.setItem(name, on ? 'on' : 'off');
      } catch {
        // If storage is blocked, the setting lasts until the page closes.
      }
    },
  };
}

function areKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}
