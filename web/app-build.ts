import type { LabelSet } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Call } from './call.ts';
import type { BuildFiles } from './document.ts';
import type { Frame } from './frame.ts';
import type { PagePayload } from './page.ts';
import type { Report } from './report.ts';
import type { Route } from './routes.ts';

/** The exports of each app's `entry.server.tsx`: everything the server knows about an app. */
export interface AppBuild {
  render(request: RenderRequest): Promise<Rendered>;
  /** `sets` are the sets of texts the app shows; the server finds them by the app's name. */
  loadAppShell(call: Call, lang: LanguageCode, sets: readonly LabelSet[], report: Report): Promise<Frame>;
  matchRoute(pathname: string): Route | null;
  /**
   * The query keys of each screen that change what is rendered. Other keys have no effect and aren't part of
   * a page's identity.
   */
  queryKeys: Readonly<Record<string, readonly string[]>>;
}

/** The layout data, and the URL where browsers get it. */
export interface AppShellFile {
  frame: Frame;
  path: string;
}

export interface RenderRequest {
  /** The path and query, e.g. `/en/cart`. */
  address: string;
  call: Call;
  publicUrl: string;
  files: BuildFiles;
  frame(lang: LanguageCode): Promise<AppShellFile>;
  /** Logs our own errors; the visitor gets the failure page. */
  report: Report;
  /**
   * Whether an error only means that the database is down: the visitor then reads that the shop is closed for
   * a moment.
   */
  isAway(error: unknown): boolean;
}

export type Rendered =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; status: number; html: string; payload: PagePayload; until?: number | undefined };
