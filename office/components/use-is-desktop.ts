import { useSyncExternalStore } from 'react';

/** Whether a panel fits beside the screen's content; from `80rem` on, two. False on the server. */
export function useIsDesktop(minWidth: '64rem' | '80rem' = '64rem'): boolean {
  const query = `(min-width: ${minWidth})`;
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
