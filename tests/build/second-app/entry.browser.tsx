import { browserCall } from '#web/call.ts';
import { openInBrowser } from '#web/open-in-browser.tsx';
import { App, matchRoute } from './app.tsx';
import './desk.css';

const call = browserCall(() => ({ token: '', userId: '' }));
const places = {
  languageOf: (path: string) => matchRoute(path)?.lang,
  withSavedLayout: (address: string) => address,
  opensOffline: () => false,
};
void openInBrowser({ App, call, places, onShown: () => () => undefined });
