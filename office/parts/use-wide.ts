import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Whether there is room for a panel beside what the screen shows; the server knows of none. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
