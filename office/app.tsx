import { QueryClientProvider } from '@tanstack/react-query';
import { AppProvider } from '#web/app-context.tsx';
import type { AppProps } from '#web/app-props.ts';
import { ErrorBoundary } from '#web/error-boundary.tsx';
import { ToastHost } from '#web/toast-host.tsx';
import { queryClient } from './data/query-client.ts';
import { learnRefusals } from './data/refusals.ts';
import { OfficeShell } from './shell/office-shell.tsx';
import type { OfficeShellData } from './shell/load-app-shell.ts';
import { FailedScreen } from './components/failed-screen.tsx';
import { linksOf } from './routes.ts';

/** One screen in the app shell. The server renders it without a user, identically for all. */
export function App({ page: { View }, payload, frame, call }: AppProps) {
  learnRefusals((frame.chrome as OfficeShellData).refusals);
  return (
    <AppProvider {...{ payload, frame, call, linksOf }}>
      <QueryClientProvider client={queryClient}>
        <OfficeShell>
          <ErrorBoundary fallback={<FailedScreen />} resetKey={payload}>
            <View data={payload.data} key={payload.screen} />
          </ErrorBoundary>
        </OfficeShell>
      </QueryClientProvider>
      <ToastHost />
    </AppProvider>
  );
}
