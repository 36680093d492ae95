import type { Call } from './call.ts';
import { Chrome } from './chrome/chrome.tsx';
import type { Frame } from './frame.ts';
import type { Page, PagePayload } from './page.ts';
import { ShopProvider } from './shop-context.tsx';

interface AppProps {
  page: Page<unknown>;
  payload: PagePayload;
  frame: Frame;
  call: Call;
}

/** One screen in its frame: the same tree on the server and in the browser. */
export function App({ page: { View }, payload, frame, call }: AppProps) {
  return (
    <ShopProvider payload={payload} frame={frame} call={call}>
      <Chrome>
        <View data={payload.data} key={payload.screen} />
      </Chrome>
    </ShopProvider>
  );
}
