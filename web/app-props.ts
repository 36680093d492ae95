import type { Call } from './call.ts';
import type { Frame } from './frame.ts';
import type { Page, PagePayload } from './page.ts';

/** The props with which an app shows one of its screens, the same on the server and in the browser. */
export interface AppProps {
  page: Page<unknown>;
  payload: PagePayload;
  frame: Frame;
  call: Call;
}
