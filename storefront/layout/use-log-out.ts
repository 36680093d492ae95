import { logout } from '#contract/operations/accounts/logout.ts';
import { navigate } from '#web/navigate.ts';
import { useShop } from '../shop-context.tsx';
import { withLoading } from '#web/loading.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { closePanel } from '../state/panels.ts';
import { showToast } from '#web/toasts.ts';
import { logOut } from '../state/user.ts';

/** Logs the customer out and opens the home page in the current language (specification §4). */
export function useLogOut(): () => void {
  const { call, links, screen } = useShop();
  const leave = async () => {
    closePanel('user');
    await withLoading(logOut((signal) => call(logout, {}, { signal })));
    const message = { code: 'loggedOut' } as const;
    if (screen === 'home') {
      showToast('success', message);
      // The pressed button was removed, so move the focus.
      void import('#web/announce-page.ts').then((part) => part.focusHeading());
      return;
    }
    showToastAfterLoad('success', message);
    navigate(links.home());
  };
  return () => void leave();
}
