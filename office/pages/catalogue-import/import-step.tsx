import { useState } from 'react';
import { officeImportFileLabels } from '#contract/labels/office/import-faults.ts';
import { officeImportLabels } from '#contract/labels/office/imports.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { Note } from '#office/components/note.tsx';
import { ProgressBar } from '#office/components/progress-bar.tsx';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import type { Import } from './import.ts';

interface StepProps {
  shown: Import;
}

/** The state of an import, and what staff can do next. */
export function ImportStep({ shown }: StepProps) {
  const t = useLabels(officeImportLabels);
  const file = useLabels(officeImportFileLabels);
  const { state, fault, counts, changes, used } = shown;
  return (
    <div className="import-step" aria-live="polite">
      {fault !== null && (
        <Note kind="bad" role="alert">
          {file(fault as 'gone')}
        </Note>
      )}
      {(state === 'reading' || state === 'checking') && <Progress shown={shown} done={counts.checked} />}
      {state === 'ready' && <Options shown={shown} />}
      {state === 'running' && <Running shown={shown} />}
      {state === 'stopped' && (
        <Note kind="us">{t('stoppedAt', { done: counts.done, all: counts.planned })}</Note>
      )}
      {state === 'done' && <Note kind="good">{t('imported', { n: counts.done })}</Note>}
      {(state === 'done' || state === 'stopped') && <Ended shown={shown} />}
      {state === 'undoing' && (
        <div className="narrow">
          <p>{t('undoProgress', { done: changes.gone, all: changes.all })}</p>
          <ProgressBar value={changes.gone} most={Math.max(changes.all, 1)} label={t('undoing')} />
        </div>
      )}
      {state === 'undone' && (
        <>
          <Note kind="good">{t('undoneAll', { n: changes.all - shown.remainingCount - used })}</Note>
          {used > 0 && <p className="soft narrow">{t('used', { n: used })}</p>}
        </>
      )}
    </div>
  );
}

function Progress({ shown: { state, counts }, done }: StepProps & { done: number }) {
  const t = useLabels(officeImportLabels);
  const of = state === 'running' ? counts.planned : counts.all;
  const text = of === 0 ? t(state) : t('progress', { what: t(state), done, all: of });
  return (
    <div className="narrow">
      <p>{text}</p>
      <ProgressBar {...(of > 0 && { value: done })} most={Math.max(of, 1)} label={t(state)} />
    </div>
  );
}

function Running({ shown }: StepProps) {
  const t = useLabels(officeImportLabels);
  const { id, counts } = shown;
  const stop = useOfficeMutation(moveImport, { saved: t('stopAsked') });
  return (
    <>
      <Progress shown={shown} done={counts.done} />
      <p className="soft narrow">{t('leave')}</p>
      <div className="form-foot">
        <Button kind="ghost" busy={stop.isPending} onClick={() => stop.mutate({ id, step: 'stop' })}>
          {t('stop')}
        </Button>
      </div>
    </>
  );
}

/** Options of a checked import, and the button that runs it. */
function Options({ shown }: StepProps) {
  const t = useLabels(officeImportLabels);
  const { id, source, creates, isPriceSure, counts, kinds, isAllowed } = shown;
  const change = useOfficeMutation(changeImport);
  const run = useOfficeMutation(moveImport);
  const [fetchesPictures, setFetches] = useState(false);
  const rows = counts.new + counts.changed;
  const isEmpty = rows === 0 && !fetchesPictures;
  const hasCustomers = kinds.includes('customers');
  return (
    <>
      {hasCustomers && <p className="soft narrow">{t('customersHint')}</p>}
      <fieldset className="import-step" hidden={hasCustomers && kinds.length === 1}>
        <legend className="vh">{t('options')}</legend>
        {source === null && (
          <label className="check">
            <input
              type="checkbox"
              checked={creates}
              onChange={({ currentTarget }) => change.mutate({ id, creates: currentTarget.checked })}
            />
            <span>{t('creates')}</span>
          </label>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={isPriceSure}
            onChange={({ currentTarget }) => change.mutate({ id, isPriceSure: currentTarget.checked })}
          />
          <span>{t('isPriceSure')}</span>
        </label>
        {source !== null && counts.pictured > 0 && (
          <>
            <label className="check">
              <input
                type="checkbox"
                checked={fetchesPictures}
                onChange={({ currentTarget }) => setFetches(currentTarget.checked)}
              />
              <span>{t('fetchesPictures')}</span>
            </label>
            <p className="hint">{t('fetchHint')}</p>
          </>
        )}
      </fieldset>
      {!isAllowed && counts.all > 0 && <Note kind="us">{t('notAllowed')}</Note>}
      {(isAllowed || counts.all === 0) && isEmpty && <Note>{t('nothing')}</Note>}
      {isAllowed && !isEmpty && (
        <div className="form-foot">
          <p>
            <b>{t('willChange', { n: rows })}</b>
            {counts.wrong > 0 && ` · ${t('willSkip', { n: counts.wrong })}`}
          </p>
          <Button busy={run.isPending} onClick={() => run.mutate({ id, step: 'run', fetchesPictures })}>
            {t('run')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Resumes a stopped import, or undoes one. */
function Ended({ shown: { id, state, counts, fetchesPictures, isBeingUndone, isAllowed } }: StepProps) {
  const t = useLabels(officeImportLabels);
  const run = useOfficeMutation(moveImport);
  const undo = useOfficeMutation(moveImport);
  if (!isAllowed) return counts.all > 0 ? <Note kind="us">{t('notAllowed')}</Note> : null;
  return (
    <>
      <div className="form-foot">
        {state === 'stopped' && !isBeingUndone && (
          <Button busy={run.isPending} onClick={() => run.mutate({ id, step: 'run', fetchesPictures })}>
            {t('resume')}
          </Button>
        )}
        <Button kind="ghost" busy={undo.isPending} onClick={() => undo.mutate({ id, step: 'undo' })}>
          {t('undo')}
        </Button>
      </div>
      <p className="soft narrow">{t('undoHint')}</p>
    </>
  );
}
