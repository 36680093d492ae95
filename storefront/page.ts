import type { AppTypes, Load as LoadOf, LoadContext as ContextOf } from '#web/page.ts';
import type { LayoutData } from './shell-data/layout-data.ts';
import type { Links } from './routes.ts';
import type { ScreenName } from './screens.ts';

export { definePage, type Head, notFound, Redirect } from '#web/page.ts';

/** The storefront's types for the shared code in web/. */
export interface Storefront extends AppTypes {
  screen: ScreenName;
  links: Links;
  chrome: LayoutData;
}
export type LoadContext = ContextOf<Storefront>;
export type Load<Data> = LoadOf<Data, Storefront>;
