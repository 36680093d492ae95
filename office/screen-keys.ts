import { useEffect, useEffectEvent } from 'react';

interface ScreenKey {
  /** The description in the list of shortcuts. */
  label: string;
  run: () => void;
  /** Whether the shortcut only moves between rows; the palette omits it. */
  isMove?: boolean;
}

/**
 * The shortcuts of the current screen, as lowercase letters. The layout handles them with its own
 * (frame/use-keys.ts).
 */
export const screenKeys = new Map<string, ScreenKey>();

/** Registers a shortcut while the screen is shown. */
export function useScreenShortcut(key: string, label: string, run: () => void, isMove = false): void {
  const onKey = useEffectEvent(run);
  useEffect(() => {
    screenKeys.set(key, { label, isMove, run: () => onKey() });
    return () => void screenKeys.delete(key);
  }, [key, label, isMove]);
}
