import { listText } from '#rules/text-of-language.ts';
import { Fragment, type ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeHistoryLabels } from '#contract/labels/office/history.ts';
import { shopMoment } from '#rules/format-date.ts';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon } from '#ui/icon.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { changedPart } from './changed-part.ts';
import { ChangeDiff } from './change-diff.tsx';

/** A change, as shown by the histories of all kinds. */
export interface HistoryChange {
  changeId: number;
  at: string;
  by: string;
  /** '' if the change was automatic. */
  name: string;
  state: 'created' | 'changed' | 'removed';
  fields: readonly { field: string; from?: unknown; to?: unknown }[];
  /** The bulk edit that the change belongs to. */
  bulk?: { id: number; size: number } | null;
}

/** The field labels and value formatting of a kind. */
export interface HistoryTexts {
  label: (field: string) => string;
  text: (field: string, value: unknown) => string;
  /** A visual form of the value, shown beside its text. */
  shown?: (field: string, value: unknown) => ReactNode;
}

export interface EntryProps {
  change: HistoryChange;
  texts: HistoryTexts;
  /** Undoes a change. Omitted if the user may not. */
  undo?: ((changeId: number) => void) | undefined;
  /** Whether creations and deletions can be undone too. */
  undoesAny?: boolean;
  /** Undoes a whole bulk edit. */
  undoAll?: ((bulkId: number) => void) | undefined;
  isBusy: boolean;
}

const icons = { created: 'plus', changed: 'pencil', removed: 'trash-2' } as const;

/** One change as a sentence with before and after, time and Undo. */
export function HistoryEntry({ change, texts: labels, undo, undoesAny, undoAll, isBusy }: EntryProps) {
  const t = useLabels(officeHistoryLabels);
  const common = useLabels(officeCommonLabels);
  const { chrome: layout, lang } = useOffice();
  const { changeId, at, by, name, state, fields, bulk } = change;
  const isByItself = name === '' && by === 'system';
  const [only] = fields;
  const what =
    state === 'changed'
      ? listText(
          lang,
          fields.map(({ field }) => labels.label(field)),
        )
      : t(state === 'created' ? 'made' : 'isRemoved');
  const isTurned = fields.length === 1 && typeof only?.to === 'boolean';
  const sentence = sentenceOf(change);
  const wasIs = ({ field, from, to }: HistoryChange['fields'][number]) => {
    const { before, was, is, after } = changedPart(labels.text(field, from), labels.text(field, to));
    const [shownFrom, shownTo] = [labels.shown?.(field, from), labels.shown?.(field, to)];
    return (
      <>
        {before}
        <ChangeDiff
          was={shownFrom ? [was, ' ', <Fragment key="shown">{shownFrom}</Fragment>] : was}
          is={shownTo ? [is, ' ', <Fragment key="shown">{shownTo}</Fragment>] : is}
        />{' '}
        {after}
      </>
    );
  };
  return (
    <li>
      <Icon name={icons[state]} />
      <div>
        <p>
          <Filled
            text={t(sentence)}
            places={{
              who: <b>{name || (isByItself ? t('theShop') : by)}</b>,
              field: only && <UserText text={inSentence(labels.label(only.field))} />,
              n: fields.length,
            }}
          />
          {bulk && <span className="soft"> · {t('amongMany', { n: bulk.size })}</span>}
        </p>
        {state === 'changed' && !isTurned && (
          <ul className="changes">
            {fields.map((each) => (
              <li key={each.field}>
                {fields.length > 1 && <span className="soft">{labels.label(each.field)} </span>}
                {wasIs(each)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="history-end">
        <time className="soft" dateTime={at}>
          {shopMoment(at, layout).time}
        </time>
        {isByItself && <span className="soft">{t('byItself')}</span>}
        {undo && !isByItself && (state === 'changed' || undoesAny) && (
          <>
            <Button
              kind="quiet"
              small
              busy={isBusy}
              aria-label={t('undoThis', { what })}
              onClick={() => undo(changeId)}
            >
              {common('undo')}
            </Button>
            {bulk && undoAll && (
              <Button kind="quiet" small busy={isBusy} onClick={() => undoAll(bulk.id)}>
                {common('undoAll', { n: bulk.size })}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function sentenceOf({ state, fields }: HistoryChange) {
  if (state !== 'changed') return state;
  const [only] = fields;
  if (!only || fields.length > 1) return 'changedMany';
  if (typeof only.to !== 'boolean') return 'changedOne';
  return only.to ? 'turnedOn' : 'turnedOff';
}

/** Lowercases a label within a sentence, unless it starts with several capitals. */
const inSentence = (label: string) =>
  /^[A-Z][^A-Z]/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
