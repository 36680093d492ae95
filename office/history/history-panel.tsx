import type { ReactNode } from 'react';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLabels } from '../office-context.ts';
import { useMoments } from '../parts/use-moments.ts';
import './history.css';

/** A change as the histories of all kinds tell it. */
export interface HistoryChange {
  changeId: number;
  at: string;
  by: string;
  /** '' when the shop did it by itself. */
  name: string;
  state: 'created' | 'changed' | 'removed';
  fields: readonly { field: string; from?: unknown; to?: unknown }[];
  /** The many changes it is a part of. */
  bulk?: { id: number; size: number } | null;
}

/** What a kind calls its fields, and how it tells a value. */
export interface HistoryWords {
  label: (field: string) => string;
  text: (field: string, value: unknown) => string;
  /** What is better seen than told, beside its words. */
  shown?: (field: string, value: unknown) => ReactNode;
}

interface HistoryPanelProps {
  open: boolean;
  onClose: () => void;
  changes: readonly HistoryChange[];
  words: HistoryWords;
  /** Takes one back; left out: nobody here may. */
  undo?: ((changeId: number) => void) | undefined;
  /** What made it, or took it away, is taken back too. */
  undoesAny?: boolean;
  /** Takes all of many changes back. */
  undoAll?: ((bulkId: number) => void) | undefined;
  isBusy: boolean;
  /** Why the last one was not taken back. */
  problem?: string | null;
}

/** Everything that was changed of a thing, the newest first: who, when, from, to; each can be taken back. */
export function HistoryPanel({ open, onClose, changes, problem, ...entry }: HistoryPanelProps) {
  const t = useLabels(officeHistoryLabels);
  const shared = useLabels(sharedLabels);
  return (
    <Dialog open={open} onClose={onClose} side="end" title={t('history')} closeLabel={shared('close')}>
      {problem && (
        <p className="history-problem" role="alert">
          {problem}
        </p>
      )}
      {changes.length === 0 && <p className="soft">{t('none')}</p>}
      <ol className="history">
        {changes.map((change) => (
          <HistoryEntry key={change.changeId} change={change} {...entry} />
        ))}
      </ol>
    </Dialog>
  );
}

type EntryProps = Pick<HistoryPanelProps, 'words' | 'undo' | 'undoesAny' | 'undoAll' | 'isBusy'> & {
  change: HistoryChange;
};

function HistoryEntry({ change, words, undo, undoesAny, undoAll, isBusy }: EntryProps) {
  const t = useLabels(officeHistoryLabels);
  const when = useMoments();
  const { changeId, at, by, name, state, fields, bulk } = change;
  const what =
    state === 'changed'
      ? fields.map(({ field }) => words.label(field)).join(', ')
      : t(state === 'created' ? 'made' : 'removed');
  return (
    <li>
      <p>
        <b>{name || (by === 'system' ? t('theShop') : by)}</b>{' '}
        <time className="soft" dateTime={at}>
          {when(at)}
        </time>
        {bulk && <small className="soft"> · {t('amongMany', { n: bulk.size })}</small>}
      </p>
      {state !== 'changed' && <p>{t(state === 'created' ? 'made' : 'removed')}</p>}
      {state === 'changed' && (
        <dl>
          {fields.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{words.label(field)}</dt>
              <dd>
                <span className="vh">{t('was')} </span>
                <del>{words.text(field, from)}</del> {words.shown?.(field, from)}{' '}
                <span className="vh">{t('is')} </span>
                <ins>{words.text(field, to)}</ins> {words.shown?.(field, to)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {undo && (state === 'changed' || undoesAny) && (
        <div className="form-foot">
          <Button
            kind="quiet"
            busy={isBusy}
            aria-label={t('undoThis', { what })}
            onClick={() => undo(changeId)}
          >
            {t('undo')}
          </Button>
          {bulk && undoAll && (
            <Button kind="quiet" busy={isBusy} onClick={() => undoAll(bulk.id)}>
              {t('undoAll', { n: bulk.size })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
