import { useEffect, useEffectEvent } from 'react';

interface ScreenKey {
  /** For the list of keys. */
  label: string;
  run: () => void;
  /** It leads from row to row: the palette does not offer it. */
  isMove?: boolean;
}

/** Keys of the screen that is shown, small letters: the frame hears them where its own are heard (frame/use-keys.ts). */
export const screenKeys = new Map<string, ScreenKey>();

/** Gives the screen a key of its own, as long as it is shown. */
export function useScreenKey(key: string, label: string, run: () => void, isMove = false): void {
  const onKey = useEffectEvent(run);
  useEffect(() => {
    screenKeys.set(key, { label, isMove, run: () => onKey() });
    return () => void screenKeys.delete(key);
  }, [key, label, isMove]);
}
