import { useEffect, useRef } from 'react';
import { navigate } from '#web/navigate.ts';
import { loginPath } from '#storefront/next-path.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { useStateReady } from '#storefront/state/persist.ts';
import { forgetUser, useUser } from '#storefront/state/user.ts';

/**
 * Returns the profile's customer, null until known. Without a user, the page redirects to the home page
 * (specification §2) with an explanation, unless the customer logged out here. `end` is for a session that
 * expired on the server: it redirects to login and back.
 */
export function useCurrentUser() {
  const { links } = useShop();
  const { user } = useUser();
  const ready = useStateReady();
  const step = useRef<'came' | 'in' | 'leaving'>('came');
  const isLoggedIn = user !== null;

  useEffect(() => {
    if (!ready || step.current === 'leaving') return;
    if (isLoggedIn) {
      step.current = 'in';
      return;
    }
    if (step.current === 'came') showToastAfterLoad('info', { code: 'loginNeeded' });
    step.current = 'leaving';
    navigate(links.home(), { replace: true });
  }, [ready, isLoggedIn, links]);

  const end = () => {
    // Each pending call reports the expired session, so only the first one counts.
    if (step.current === 'leaving') return;
    step.current = 'leaving';
    forgetUser();
    showToastAfterLoad('warning', { code: 'sessionEnded' });
    navigate(loginPath(links, links.updateProfile()), { replace: true });
  };
  return { user: ready ? user : null, end };
}
