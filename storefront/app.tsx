import { AppProvider } from '#web/app-context.tsx';
import type { AppProps } from '#web/app-props.ts';
import { ErrorBoundary } from '#web/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { FailedPage } from './failed-page.tsx';
import { linksOf } from './routes.ts';

/** Renders one screen in its layout. The server and the browser build the same tree. */
export function App({ page: { View }, payload, frame, call }: AppProps) {
  return (
    <AppProvider {...{ payload, frame, call, linksOf }}>
      <Layout>
        <ErrorBoundary fallback={<FailedPage />} resetKey={payload}>
          <View data={payload.data} key={payload.screen} />
        </ErrorBoundary>
      </Layout>
    </AppProvider>
  );
}
