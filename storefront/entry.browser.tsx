// The styles of bare elements come first: those of parts lie over them.
import './styles/base.css';
import { browserCall } from '#web/call.ts';
import { openInBrowser } from '#web/open-in-browser.tsx';
import { App } from './app.tsx';
import { followConnection, keepPages, notReached } from './offline/connection.ts';
import { matchRoute } from './routes.ts';
import { asRemembered } from './state/list-layout.ts';
import { rehydrateState } from './state/persist.ts';
import { credentials } from './state/user.ts';

const places = { languageOf: (path: string) => matchRoute(path)?.lang, asRemembered };

// No await at the top: a page's file imports from this script, and each would wait for the other.
openInBrowser({ App, call: browserCall(credentials), places, onShown: () => rehydrateState() }).then(
  keepPages,
  notReached,
);
followConnection();
