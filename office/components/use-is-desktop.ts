import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Whether a panel fits beside the screen's content. False on the server. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
