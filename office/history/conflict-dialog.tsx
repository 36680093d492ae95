import { useState } from 'react';
import { officeFormLabels } from '#contract/labels/office/forms.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useDateTimes } from '../components/use-date-times.ts';
import type { HistoryChange, HistoryTexts } from './history-entry.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import type { Conflict } from '../forms/draft.ts';
import type { OfficeFormOf } from '../forms/use-office-form.ts';
import '../styles/table.css';

interface ConflictDialogProps<Values extends object> {
  form: Pick<OfficeFormOf<Values>, 'conflict' | 'draft' | 'busy' | 'resolve' | 'keepEditing'>;
  words: HistoryTexts;
  /** Who edited it last. */
  last: HistoryChange | undefined;
}

/** Shows the value before, theirs and the user's for each field that both edited; the user chooses one. */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const t = useLabels(officeFormLabels);
  const { conflict, keepEditing } = props.form;
  return (
    <Dialog open={conflict !== null} onClose={keepEditing} title={t('conflict')} className="conflict">
      {conflict && <Choices {...props} conflict={conflict} />}
    </Dialog>
  );
}

function Choices<Values extends object>({
  conflict: { conflicts: asks, joined, values: theirs },
  form,
  words,
  last,
}: ConflictDialogProps<Values> & { conflict: Conflict<Values> }) {
  const t = useLabels(officeFormLabels);
  const { lang } = useOffice();
  const when = useDateTimes();
  const [mine, setMine] = useState<readonly (keyof Values)[]>([]);
  const { before, typed } = form.draft;
  const label = (field: keyof Values) => words.label(String(field));
  const valueOf = (field: keyof Values, values: Partial<Values>) => (
    <>
      {words.text(String(field), values[field])} {words.shown?.(String(field), values[field])}
    </>
  );
  const choose = (field: keyof Values, isMine: boolean) =>
    setMine((all) => [...all.filter((each) => each !== field), ...(isMine ? [field] : [])]);
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        form.resolve(mine);
      }}
    >
      {last && (
        <p className="soft">{t('conflictBy', { name: last.name || t('somebody'), at: when(last.at) })}</p>
      )}
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
          {asks.map((field) => (
            <tr key={String(field)}>
              <th scope="row">{label(field)}</th>
              <td className="soft">{valueOf(field, before)}</td>
              {[false, true].map((isMine) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label stands in it
                <td key={String(isMine)}>
                  <label className="check">
                    <input
                      type="radio"
                      name={String(field)}
                      checked={mine.includes(field) === isMine}
                      onChange={() => choose(field, isMine)}
                    />
                    <span>
                      <span className="vh">{t(isMine ? 'yours' : 'theirs')} </span>
                      {valueOf(field, isMine ? typed : theirs)}
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
          {t('joined')} <span className="soft">{listText(lang, joined.map(label))}</span>
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" busy={form.busy}>
          {t('saveThese')}
        </Button>
        <Button kind="ghost" onClick={form.keepEditing}>
          {t('keepEditing')}
        </Button>
      </div>
    </form>
  );
}
