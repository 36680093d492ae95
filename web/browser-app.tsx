import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import type { AppProps } from './app-props.ts';
import { navigateInPlace, type Places, type Shown } from './navigation.ts';

export interface BrowserAppProps extends AppProps {
  App: ComponentType<AppProps>;
  places: Places;
  /** Called after the first page is shown. Returns a function that cleans up. */
  onShown: () => () => void;
}

/** An app in a browser: shows the first page, then the pages its visitor opens. */
export function BrowserApp({ App, places, onShown, frame, call, ...first }: BrowserAppProps) {
  const [shown, setShown] = useState<Shown>(first);
  useLayoutEffect(() => {
    window.earlyPresses?.stop();
  }, []);
  useEffect(() => onShown(), [onShown]);
  const { lang, files } = first.payload;
  useEffect(
    () => navigateInPlace({ lang, entry: files.entry, places }, setShown),
    [lang, files.entry, places],
  );
  // Last, because a repeated choice may navigate.
  useEffect(() => {
    window.earlyPresses?.replay();
  }, []);
  return <App {...shown} frame={frame} call={call} />;
}
