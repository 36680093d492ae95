import type { ReactNode } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Button } from '#ui/button.tsx';
import { useRefusalText } from '../data/refusals.ts';
import { useLabels } from '../office-context.ts';
import { Note } from './note.tsx';
import './waiting.css';

/** Placeholder rows, shown only before any data has loaded. */
export function Waiting() {
  const t = useLabels(sharedLabels);
  return (
    <div className="waiting">
      <output className="vh">{t('loading')}</output>
      {Array.from({ length: 5 }, (_, at) => (
        <span key={at} className="waiting-row" aria-hidden="true" />
      ))}
    </div>
  );
}

interface ArrivedProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Renders a query: placeholder rows, the error with a retry button, or the data. */
export function QueryState<Data>({ query: { data, error, refetch }, children }: ArrivedProps<Data>) {
  const t = useLabels(sharedLabels);
  const refusalText = useRefusalText();
  if (data !== undefined) return children(data);
  if (!error) return <Waiting />;
  return (
    <Note
      kind="bad"
      role="alert"
      end={
        <Button kind="ghost" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {refusalText(error)}
    </Note>
  );
}
