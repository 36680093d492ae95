import type { MessageCode } from '#contract/messages.ts';
import { goTo } from '#web/go-to.ts';
import { showToastAfterLoad } from '#web/kept-toasts.ts';
import { showToast } from '#web/toasts.ts';
import { nextPath } from '../next-path.ts';
import { type Links, matchRoute } from '../routes.ts';

/** What follows a login: it is said, and leads back to where the shopper came from, else home. At the checkout they are there already. */
export function afterLogin(code: MessageCode, links: Links): void {
  if (matchRoute(location.pathname)?.screen === 'checkout') {
    showToast('success', { code });
    return;
  }
  showToastAfterLoad('success', { code });
  goTo(nextPath(location.search, links) ?? links.home());
}
