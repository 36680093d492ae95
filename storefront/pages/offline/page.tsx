import { useEffect, useEffectEvent } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { goTo } from '#web/go-to.ts';
import { definePage } from '#storefront/page.ts';
import { matchRoute } from '#storefront/routes.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import '#storefront/styles/lost.css';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';

/** Instead of a page that cannot be had now (entry.worker.ts): what is left, and the same address again. */
function View() {
  const { links } = useShop();
  const t = useLabels(sharedLabels);
  const goOn = useEffectEvent(async () => {
    if (!(await isBack())) return;
    if (isAsked()) goTo(links.home(), { replace: true });
    else location.reload();
  });
  useEffect(() => {
    void showKept();
    const looking = setInterval(() => void goOn(), lookEvery);
    return () => {
      clearInterval(looking);
      sessionStorage.removeItem(tried);
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

/** A device says "online" before anything can be reached: only the shop's own word counts. */
async function isBack(): Promise<boolean> {
  const ready = navigator.onLine && (await fetch('/readyz').catch(() => null));
  return ready !== null && ready !== false && ready.ok;
}

/** Somebody opened this page itself: at its address there is nothing else to come. */
const isAsked = (): boolean => matchRoute(location.pathname)?.screen === 'offline';

/** Where a kept page was tried to be shown: one of which a file is missing leads here again, and must not for ever. */
const tried = 'kado.offline';

/** A page that was visited in place is kept without its markup: it is shown in place again. */
async function showKept(): Promise<void> {
  const { pathname, search, href } = location;
  const cached = await caches.match(`/page-data${pathname}${search}`);
  if (!cached || isAsked() || sessionStorage.getItem(tried) === href) return;
  sessionStorage.setItem(tried, href);
  goTo(pathname + search, { replace: true });
}

export default definePage<null>({ View });
