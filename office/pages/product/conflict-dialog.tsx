import { useState } from 'react';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import type { HistoryChange } from '#office/history/history-entry.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#office/components/dialog.tsx';
import type { Editing } from './editing.ts';
import type { FieldName } from '#office/products/product.ts';
import type { Conflict, Saving } from './use-save-form.ts';
import '#office/styles/table.css';

interface ConflictDialogProps {
  saving: Saving;
  editing: Editing;
  /** Who edited it last. */
  last: HistoryChange | undefined;
}

/** Shows the value before, theirs and the user's for each field that both edited; the user chooses one. */
export function ConflictDialog({ saving, editing, last }: ConflictDialogProps) {
  const t = useLabels(officeProductLabels);
  const { conflict } = saving;
  return (
    <Dialog open={conflict !== null} onClose={saving.keepWriting} title={t('conflict')} className="conflict">
      {conflict && <Choosing conflict={conflict} saving={saving} editing={editing} last={last} />}
    </Dialog>
  );
}

function Choosing({ conflict, saving, editing, last }: ConflictDialogProps & { conflict: Conflict }) {
  const t = useLabels(officeProductLabels);
  const { lang } = useOffice();
  const when = useDateTimes();
  const [mine, setMine] = useState<readonly FieldName[]>([]);
  const { words, form } = editing;
  const { asks: requests, joined, theirs } = conflict;
  const choose = (field: FieldName, isMine: boolean) =>
    setMine((before) => [...before.filter((each) => each !== field), ...(isMine ? [field] : [])]);
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        saving.settle(mine);
      }}
    >
      <p className="soft">
        {t('conflictBy', { name: last?.name || t('somebody'), at: last ? when(last.at) : '' })}
      </p>
      <table className="grid conflict-fields">
        <caption className="vh">{t('conflict')}</caption>
        <thead>
          <tr>
            {(['field', 'was', 'theirs', 'yours'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map((field) => (
            <tr key={field}>
              <th scope="row">{words.label(field)}</th>
              <td className="soft">
                {words.text(field, form.draft.before[field])} {words.shown(field, form.draft.before[field])}
              </td>
              {[false, true].map((isMine) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label stands in it
                <td key={String(isMine)}>
                  <label className="check">
                    <input
                      type="radio"
                      name={field}
                      checked={mine.includes(field) === isMine}
                      onChange={() => choose(field, isMine)}
                    />
                    <span>
                      <span className="vh">{t(isMine ? 'yours' : 'theirs')} </span>
                      {words.text(field, isMine ? form.draft.typed[field] : theirs[field])}{' '}
                      {words.shown(field, isMine ? form.draft.typed[field] : theirs[field])}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {joined.length > 0 && (
        <p>
          {t('joined')}{' '}
          <span className="soft">
            {listText(
              lang,
              joined.map((field) => words.label(field)),
            )}
          </span>
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" busy={saving.isBusy}>
          {t('saveThese')}
        </Button>
        <Button kind="ghost" onClick={saving.keepWriting}>
          {t('keepWriting')}
        </Button>
      </div>
    </form>
  );
}
