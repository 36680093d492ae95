import { listText } from '#rules/text-of-language.ts';
import { Colon } from '#office/components/colon.tsx';
import { officeImportLossLabels } from '#contract/labels/office/import-errors.ts';
import { officeImportQuestionLabels } from '#contract/labels/office/import-questions.ts';
import { officeImportLabels } from '#contract/labels/office/imports.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { Section } from '#office/components/screen.tsx';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useRecordLink } from '#office/records/use-record-link.ts';
import { SelectField } from '#ui/select-field.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Import } from './import.ts';
import { useProblemText } from './row-problems.tsx';

interface FindingsProps {
  shown: Import;
}

/** What of a file can't be kept, its unknown columns, and what an undo left as it is. */
export function FileFindings({ shown }: FindingsProps) {
  const { lost, columns, remaining, state } = shown;
  const mayMatch = columns.length > 0 && (state === 'ready' || state === 'failed');
  return (
    <>
      {remaining.length > 0 && <RemainingRecords shown={shown} />}
      {lost.length > 0 && <Losses shown={shown} />}
      {mayMatch && columns.some(({ isAxis }) => !isAxis) && <Columns shown={shown} />}
      {mayMatch && columns.some(({ isAxis }) => isAxis) && <Axes shown={shown} />}
    </>
  );
}

function Losses({ shown: { lost } }: FindingsProps) {
  const { lang } = useOffice();
  const t = useLabels(officeImportLabels);
  const loss = useLabels(officeImportLossLabels);
  return (
    <Section title={t('lost')}>
      <ul className="import-list" role="list">
        {lost.map(({ code, count, examples }) => (
          <li key={code}>
            {loss(code as 'columns')}
            <Colon />
            <b>{count}</b>{' '}
            <span className="soft">
              (<UserText text={listText(lang, examples)} />
              {count > examples.length && ', …'})
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Columns({ shown: { id, columns, knownColumns } }: FindingsProps) {
  const t = useLabels(officeImportLabels);
  const change = useOfficeMutation(changeImport);
  return (
    <Section title={t('columns')}>
      <p className="soft narrow">{t('columnsHint')}</p>
      <div className="import-columns">
        {columns
          .filter(({ isAxis }) => !isAxis)
          .map(({ header, column, nearest }) => (
            <SelectField
              key={header}
              name={header}
              label={t('columnMeans', { header })}
              choose={t('skip')}
              options={knownColumns.map((value) => ({
                value,
                text: value === nearest ? t('suggested', { column: value }) : value,
              }))}
              value={column ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change.mutate({ id, match: { header, column: value === '' ? null : value } })
              }
            />
          ))}
      </div>
    </Section>
  );
}

/** What each attribute of variants becomes: of two that could be the size, staff say which it is. */
function Axes({ shown: { id, columns } }: FindingsProps) {
  const t = useLabels(officeImportLabels);
  const q = useLabels(officeImportQuestionLabels);
  const change = useOfficeMutation(changeImport);
  return (
    <Section title={q('axes')}>
      <p className="soft narrow">{q('axesHint')}</p>
      <div className="import-columns">
        {columns
          .filter(({ isAxis }) => isAxis)
          .map(({ header, column }) => (
            <SelectField
              key={header}
              name={header}
              label={t('columnMeans', { header })}
              options={(['colours', 'sizes', 'options'] as const).map((value) => ({ value, text: q(value) }))}
              value={column ?? ''}
              onChange={({ currentTarget: { value } }) =>
                change.mutate({ id, match: { header, column: value, isAxis: true } })
              }
            />
          ))}
      </div>
    </Section>
  );
}

function RemainingRecords({ shown: { remaining, remainingCount } }: FindingsProps) {
  const { lang } = useOffice();
  const t = useLabels(officeImportLabels);
  const problemText = useProblemText();
  const linkTo = useRecordLink();
  return (
    <Section title={t('remaining')}>
      <ul className="import-list" role="list">
        {remaining.map((each) => (
          <li key={`${each.kind} ${each.thing}`}>
            <a href={linkTo(each.kind, each.thing)}>
              <UserText text={each.name} />
            </a>{' '}
            <span className="soft">
              {each.refusal
                ? problemText({ ...each.refusal, column: each.refusal.field })
                : t('remainingFields', { fields: listText(lang, each.fields) })}
            </span>
          </li>
        ))}
      </ul>
      {remainingCount > remaining.length && (
        <p className="soft">{t('remainingMore', { n: remainingCount - remaining.length })}</p>
      )}
    </Section>
  );
}
