import type { MessageCode } from '#contract/messages.ts';
import { navigate } from '#web/navigate.ts';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { showToast } from '#web/toasts.ts';
import { nextPath } from '../next-path.ts';
import { type Links, matchRoute } from '../routes.ts';

/**
 * Shows a message after a login and returns to the previous page, or else home. At the checkout the shopper stays
 * there.
 */
export function afterLogin(code: MessageCode, links: Links): void {
  if (matchRoute(location.pathname)?.screen === 'checkout') {
    showToast('success', { code });
    return;
  }
  showToastAfterLoad('success', { code });
  navigate(nextPath(location.search, links) ?? links.home());
}
