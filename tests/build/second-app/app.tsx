import { AppProvider, useApp } from '#web/app-context.tsx';
import type { AppProps } from '#web/app-props.ts';
import type { AppTypes } from '#web/page.ts';
import { routesOf } from '#web/routes.ts';

// A minimal app, to check that there can be a second one.

export interface Desk extends AppTypes {
  screen: 'desk' | 'notFound' | 'failure' | 'paused';
  links: { desk: () => string };
  chrome: { owner: string };
}

export const matchRoute = routesOf({ desk: '/' }, '/desk/');
export const linksOf = (lang: string) => ({ desk: () => `/desk/${lang}/` });

export function App({ page: { View }, payload, frame, call }: AppProps) {
  return (
    <AppProvider {...{ payload, frame, call, linksOf }}>
      <Owner />
      <View data={payload.data} />
    </AppProvider>
  );
}

function Owner() {
  const { chrome: layout, links } = useApp<Desk>();
  return <a href={links.desk()}>{layout.owner}</a>;
}
