// Styles of bare elements come first, so that component styles override them.
import './styles/base.css';
import { type Call, CallFailed } from '#web/call.ts';
import { openInBrowser } from '#web/open-in-browser.tsx';
import { App } from './app.tsx';
import { showTheme, storedTheme } from './shell/theme.ts';
import { matchRoute } from './routes.ts';

/** The office never uses the storefront's calls (data/call-office.ts). */
const call: Call = async ({ name }) => {
  throw new CallFailed(name);
};
const places = {
  languageOf: (path: string) => matchRoute(path)?.lang,
  withSavedLayout: (address: string) => address,
  opensOffline: () => false,
};

showTheme(storedTheme());
// No top-level await: a page's file imports from this script, and the two would wait for each other.
void openInBrowser({ App, call, places, onShown: () => () => undefined });
