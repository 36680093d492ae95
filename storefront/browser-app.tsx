import { useEffect, useState } from 'react';
import { App } from './app.tsx';
import { browserCall } from './call.ts';
import type { Frame } from './frame.ts';
import { navigateInPlace } from './navigation.ts';
import type { Page, PagePayload } from './page.ts';
import { credentials } from './state/user.ts';
import { rehydrateState } from './state/persist.ts';

const call = browserCall(credentials);

interface Shown {
  page: Page<unknown>;
  payload: PagePayload;
}

/** The page in a browser: shows the first one, then those its visitor goes to. */
export function BrowserApp({ frame, ...first }: Shown & { frame: Frame }) {
  const [shown, setShown] = useState<Shown>(first);
  useEffect(() => rehydrateState(), []);
  const { lang, files } = first.payload;
  useEffect(() => navigateInPlace(lang, files.entry, setShown), [lang, files.entry]);
  return <App {...shown} frame={frame} call={call} />;
}
