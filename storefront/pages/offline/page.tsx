import { useEffect, useEffectEvent } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { navigate } from '#web/navigate.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { definePage } from '#storefront/page.ts';
import { matchRoute } from '#storefront/routes.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import '#storefront/styles/lost.css';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

/**
 * Replaces a page that can't be loaded now (entry.worker.ts). Lists what is available offline, and retries
 * the URL.
 */
function View() {
  const { links } = useShop();
  const t = useLabels(sharedLabels);
  const goOn = useEffectEvent(async () => {
    if (!(await isBack())) return;
    if (isOpenedDirectly()) navigate(links.home(), { replace: true });
    else location.reload();
  });
  useEffect(() => {
    void showSavedPages();
    const looking = setInterval(() => void goOn(), lookEvery);
    return () => {
      clearInterval(looking);
      writeTab(tried, null);
    };
  }, []);
  return (
    <div className="wrap lost">
      <Empty
        icon="wifi-off"
        petal={3}
        level="h1"
        heading={t('offlineHeading')}
        actions={
          <>
            <Button icon="refresh-cw" onClick={() => location.reload()}>
              {t('tryAgain')}
            </Button>
            <Button kind="ghost" href={links.home()}>
              {t('toHomePage')}
            </Button>
          </>
        }
      >
        {t('offlineText')}
      </Empty>
    </div>
  );
}

const lookEvery = 3000;

/**
 * Returns whether the shop is reachable. A device reports "online" earlier, so only an answer from the shop
 * counts.
 */
async function isBack(): Promise<boolean> {
  const ready = navigator.onLine && (await fetch('/readyz').catch(() => null));
  return ready !== null && ready !== false && ready.ok;
}

/**
 * Returns whether the visitor opened this page directly, so that there is no other page to load at its URL.
 */
const isOpenedDirectly = (): boolean => matchRoute(location.pathname)?.screen === 'offline';

/**
 * The storage key that records an attempt to show a cached page. A page with a missing file leads here again,
 * and must not loop.
 */
const tried = 'kado.offline';

/**
 * Shows a cached page. One that was visited in place is cached without its markup, so it is shown in place
 * again.
 */
async function showSavedPages(): Promise<void> {
  const { pathname, search, href } = location;
  const cached = await caches.match(`/page-data${pathname}${search}`);
  if (!cached || isOpenedDirectly() || readTab(tried) === href) return;
  writeTab(tried, href);
  navigate(pathname + search, { replace: true });
}

export default definePage<null>({ View });
