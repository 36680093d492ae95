// The styles of bare elements come first: those of parts lie over them.
import './styles/base.css';
import { browserCall } from '#web/call.ts';
import { openInBrowser } from '#web/open-in-browser.tsx';
import { App } from './app.tsx';
import { followConnection, keepPages, notReached, openKeptAtTop } from './offline/connection.ts';
import { matchRoute } from './routes.ts';
import { asRemembered } from './state/list-layout.ts';
import { rehydrateState } from './state/persist.ts';
import { useShopState } from './state/shop-state.ts';
import { credentials } from './state/user.ts';

const places = {
  languageOf: (path: string) => matchRoute(path)?.lang,
  asRemembered,
  // The worker has pages that were kept, and one that says why there is no other.
  opensOffline: () => Boolean(navigator.serviceWorker?.controller),
};

const call = browserCall(credentials);

// Who is logged in has their cart and wish list on the account too.
let synced: Promise<void> | null = null;
useShopState.subscribe(({ user }) => {
  if (!user.loggedIn) return;
  synced ??= import('./kept/sync-lists.ts').then(
    (lists) => lists.syncLists(call),
    () => {
      synced = null;
    },
  );
});

// No await at the top: a page's file imports from this script, and each would wait for the other.
openInBrowser({ App, call, places, onShown: () => rehydrateState() }).then(keepPages, notReached);
followConnection();
openKeptAtTop();
