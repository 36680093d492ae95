import { useEffect, useEffectEvent, useRef } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import { navigate } from '#web/navigate.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { showToastAfterLoad } from '#web/stored-toasts.ts';
import { useStateReady } from '#storefront/state/persist.ts';
import { clearSession } from '#storefront/state/session.ts';
import { logOut, useUser } from '#storefront/state/user.ts';
import '#storefront/styles/lost.css';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

export default definePage<null>({ View: Refresh });

/**
 * Clears user, cart and logo, shows a message, and replaces itself with home in the history, so that Back
 * does not return here (specification §2).
 */
function Refresh() {
  const { call, links } = useShop();
  const { loggedIn } = useUser();
  const t = useLabels(sharedLabels);
  const ready = useStateReady();
  const begun = useRef(false);
  const refresh = useEffectEvent(async () => {
    if (begun.current) return;
    begun.current = true;
    if (loggedIn) await logOut((signal) => call(logout, {}, { signal }));
    clearSession();
    showToastAfterLoad('success', { code: 'refreshed' });
    navigate(links.home(), { replace: true });
  });
  useEffect(() => {
    if (ready) void refresh();
  }, [ready]);
  return (
    <>
      <Breadcrumb items={[{ label: t('titleRefresh') }]} />
      <div className="wrap lost">
        <Empty
          icon="refresh-cw"
          level="h1"
          heading={t('titleRefresh')}
          actions={<Button href={links.home()}>{t('toHomePage')}</Button>}
        />
      </div>
    </>
  );
}
