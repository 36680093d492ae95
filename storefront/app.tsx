import { AppProvider } from '#web/app-context.tsx';
import type { AppProps } from '#web/app-props.ts';
import { Chrome } from './chrome/chrome.tsx';
import { linksOf } from './routes.ts';

/** One screen in its frame: the same tree on the server and in the browser. */
export function App({ page: { View }, payload, frame, call }: AppProps) {
  return (
    <AppProvider {...{ payload, frame, call, linksOf }}>
      <Chrome>
        <View data={payload.data} key={payload.screen} />
      </Chrome>
    </AppProvider>
  );
}
