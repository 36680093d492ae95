import { useEffect, useState, type ComponentType } from 'react';
import type { AppProps } from './app-props.ts';
import { navigateInPlace, type Places, type Shown } from './navigation.ts';

export interface BrowserAppProps extends AppProps {
  App: ComponentType<AppProps>;
  places: Places;
  /** Called after the first page is shown. Returns a function that cleans up. */
  onShown: () => () => void;
  /** Replays clicks made before hydration. Calling it again has no effect. */
  pressEarly: () => void;
}

/** An app in a browser: shows the first page, then the pages its visitor opens. */
export function BrowserApp({ App, places, onShown, pressEarly, frame, call, ...first }: BrowserAppProps) {
  const [shown, setShown] = useState<Shown>(first);
  useEffect(() => onShown(), [onShown]);
  useEffect(pressEarly, [pressEarly]);
  const { lang, files } = first.payload;
  useEffect(
    () => navigateInPlace({ lang, entry: files.entry, places }, setShown),
    [lang, files.entry, places],
  );
  return <App {...shown} frame={frame} call={call} />;
}
