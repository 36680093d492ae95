import { listText } from '#rules/text-of-language.ts';
import { useState } from 'react';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { Answer } from '#contract/operation.ts';
import { importRecords } from '#contract/operations/office/records/import-records.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { showToast } from '#web/toasts.ts';
import { DialogButton } from '../components/dialog-button.tsx';
import { Note } from '../components/note.tsx';
import { OfficeIcon } from '../components/office-icon.tsx';
import { useErrorText, validationErrorsOf } from '../data/validation-errors.ts';
import { useRefusalText } from '../data/refusals.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { useResource } from './use-resource.ts';

type Report = Answer<typeof importRecords>;

/** Imports records from a CSV file: after a report of the changes. */
export function ImportDialog() {
  const t = useLabels(officeListLabels);
  const { resource, t: ofResource } = useResource();
  return (
    <DialogButton
      text={
        <>
          <OfficeIcon name="file-text" />
          <span className="head-word">{t('import')}</span>
        </>
      }
      title={t('importTitle', { name: ofResource('many') })}
    >
      {(close) => <Import key={resource.name} onDone={close} />}
    </DialogButton>
  );
}

function Import({ onDone }: { onDone: () => void }) {
  const t = useLabels(officeListLabels);
  const { resource, described } = useResource();
  const fieldName = useSheetNames();
  const refusalText = useRefusalText();
  const { mutate, isPending } = useOfficeMutation(importRecords, { isInForm: true });
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { name: kind, unique = resource.title } = resource;
  const isById = described.data?.fields[unique]?.isOptional === true;
  const key = [...(isById ? ['id'] : []), unique].map(fieldName).join('/');
  const read = async (file: File | undefined) => {
    setReport(null);
    setProblem(null);
    if (!file) return;
    const text = decoded(await file.arrayBuffer());
    setCsv(text);
    mutate(
      { kind, csv: text, isTrial: true },
      {
        onSuccess: setReport,
        onError: (error) =>
          setProblem(
            validationErrorsOf(error).length > 0 ? t('unreadable', { key: unique }) : refusalText(error),
          ),
      },
    );
  };
  const rows = report ? report.created + report.changed : 0;
  return (
    <div className="form">
      <p>{t('importHint', { key })}</p>
      <Field
        type="file"
        name="file"
        label={t('chooseFile')}
        accept=".csv,text/csv,text/plain"
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
      <div aria-live="polite">
        {problem !== null && <Note kind="bad">{problem}</Note>}
        {report && <ReportOf report={report} />}
      </div>
      <div className="form-foot">
        <Button
          busy={isPending}
          aria-disabled={rows === 0}
          onClick={() =>
            rows > 0 &&
            mutate(
              { kind, csv, isTrial: false },
              {
                onSuccess: ({ created, changed }) => {
                  showToast('success', t('imported', { n: created + changed }));
                  onDone();
                },
                onError: (error) => setProblem(refusalText(error)),
              },
            )
          }
        >
          {t('importNow', { n: rows })}
        </Button>
      </div>
    </div>
  );
}

/** The most errors listed; the number of all is above them. */
const listed = 20;

function useSheetNames(): (field: string) => string {
  const t = useLabels(officeListLabels);
  const { t: ofResource } = useResource();
  return (field) => (field === 'id' ? t('id') : ofResource(`field.${field}`));
}

function ReportOf({ report: { created, changed, unchanged, refused, unknownColumns } }: { report: Report }) {
  const { lang } = useOffice();
  const t = useLabels(officeListLabels);
  const fieldName = useSheetNames();
  const errorText = useErrorText();
  return (
    <>
      <ul>
        <li>{t('wouldCreate', { n: created })}</li>
        <li>{t('wouldChange', { n: changed })}</li>
        <li>{t('wouldStay', { n: unchanged })}</li>
        {refused.length > 0 && <li>{t('wouldRefuse', { n: refused.length })}</li>}
      </ul>
      {unknownColumns.length > 0 && <p>{t('unknownColumns', { names: listText(lang, unknownColumns) })}</p>}
      {refused.length > 0 && (
        <ul className="soft">
          {refused
            .slice(0, listed)
            .flatMap(({ line, faults: errors }) =>
              errors.map((each) => (
                <li key={`${line} ${each.field} ${each.code}`}>
                  {t('lineError', { line, field: fieldName(each.field), error: errorText(each) })}
                </li>
              )),
            )}
        </ul>
      )}
    </>
  );
}

/** Decodes a file that a spreadsheet wrote: UTF-8, or UTF-16 with its byte order mark. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}
