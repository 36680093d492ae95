import type { ComponentProps, ReactNode } from 'react';
import { refusalKey } from '../data/refusals.ts';
import { Note } from './note.tsx';
import { QueryState } from './query-state.tsx';
import { Screen } from './screen.tsx';

interface DetailScreenProps<Data> extends Omit<
  ComponentProps<typeof Screen>,
  'status' | 'actions' | 'children'
> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Shown instead of a record that doesn't exist. Omitted to show the server's words. */
  none?: string;
  status?: (data: Data) => ReactNode;
  /** The list the record was opened from, before the record. */
  list?: ReactNode;
  /** The buttons, also while the record loads. */
  actions?: (data: Data | undefined) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** The screen of one record: its name, status and actions, and what the server knows about it. */
export function DetailScreen<Data>(props: DetailScreenProps<Data>) {
  const { query, none, status, list, actions, children, ...screen } = props;
  const { data, error } = query;
  const isNone = none !== undefined && data === undefined && refusalKey(error) === 'notFound';
  const shown = isNone ? <Note>{none}</Note> : <QueryState query={query}>{children}</QueryState>;
  return (
    <Screen {...screen} status={data !== undefined && status?.(data)} actions={!isNone && actions?.(data)}>
      {list ? (
        <div className="list-and-record">
          {list}
          <div>{shown}</div>
        </div>
      ) : (
        shown
      )}
    </Screen>
  );
}
