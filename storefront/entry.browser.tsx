// The styles of plain elements come first, so that component styles override them.
import './styles/base.css';
import { browserCall } from '#web/call.ts';
import { writeTab } from '#web/tab-storage.ts';
import { openInBrowser } from '#web/open-in-browser.tsx';
import { App } from './app.tsx';
import { followConnection, keepPages, notReached, openOfflineAtTop } from './offline/connection.ts';
import { matchRoute } from './routes.ts';
import { withSavedLayout } from './state/list-layout.ts';
import { rehydrateState } from './state/persist.ts';
import { useShopState } from './state/shop-state.ts';
import { credentials } from './state/user.ts';

const places = {
  languageOf: (path: string) => matchRoute(path)?.lang,
  withSavedLayout,
  // The service worker has cached pages, and an offline page for all others.
  opensOffline: () => Boolean(navigator.serviceWorker?.controller),
};

const call = browserCall(credentials);

// A logged-in customer's cart and wish list are synced with the account.
let synced: Promise<void> | null = null;
useShopState.subscribe(({ user }) => {
  if (!user.loggedIn) return;
  synced ??= import('./synced-lists/sync-lists.ts').then(
    (lists) => lists.syncLists(call),
    () => {
      synced = null;
    },
  );
});

// The campaign that began the visit, for the order placed in it.
if (location.search.includes('utm_source=')) writeTab('kado.visit', location.search);

// No top-level await: page files import this script, so each would wait for the other.
openInBrowser({ App, call, places, onShown: () => rehydrateState() }).then(keepPages, notReached);
followConnection();
openOfflineAtTop();
