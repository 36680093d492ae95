import { officeImportFileLabels } from '#contract/labels/office/import-errors.ts';
import { officeImportLabels } from '#contract/labels/office/imports.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { Note } from '#office/components/note.tsx';
import { ProgressBar } from '#office/components/progress-bar.tsx';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { type Import, isCurrencyOpen } from './import.ts';

interface StepProps {
  shown: Import;
}

/** The progress or result of an import, and why it can't run. */
export function ImportStep({ shown }: StepProps) {
  const t = useLabels(officeImportLabels);
  const file = useLabels(officeImportFileLabels);
  const { state, fault: error, counts, changes, used, isAllowed } = shown;
  return (
    <div className="import-step" aria-live="polite">
      {error !== null && (
        <Note kind="bad" role="alert">
          {file(error.split(':')[0] as 'gone', { format: error.split(':')[1] ?? '' })}
        </Note>
      )}
      {(state === 'reading' || state === 'checking') && <Progress shown={shown} done={counts.checked} />}
      {state === 'running' && <Progress shown={shown} done={counts.done} />}
      {state === 'stopped' && (
        <Note kind="us">{t('stoppedAt', { done: counts.done, all: counts.planned })}</Note>
      )}
      {state === 'done' && <Note kind="good">{t('imported', { n: counts.done })}</Note>}
      {state === 'undoing' && (
        <div className="narrow">
          <p>{t('undoProgress', { done: changes.gone, all: changes.all })}</p>
          <ProgressBar value={changes.gone} max={Math.max(changes.all, 1)} label={t('undoing')} />
        </div>
      )}
      {state === 'undone' && (
        <>
          <Note kind="good">{t('undoneAll', { n: changes.all - shown.remainingCount - used })}</Note>
          {used > 0 && <p className="soft narrow">{t('used', { n: used })}</p>}
        </>
      )}
      {!isAllowed && counts.all > 0 && ['ready', 'stopped', 'done'].includes(state) && (
        <Note kind="us">{t('notAllowed')}</Note>
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
      <ProgressBar {...(of > 0 && { value: done })} max={Math.max(of, 1)} label={t(state)} />
    </div>
  );
}

interface OptionsProps extends StepProps {
  fetchesPictures: boolean;
  onFetch: (fetchesPictures: boolean) => void;
}

export function ImportOptions({ shown, fetchesPictures, onFetch }: OptionsProps) {
  const t = useLabels(officeImportLabels);
  const { id, source, creates, isPriceSure, counts, kinds } = shown;
  const change = useOfficeMutation(changeImport);
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
                onChange={({ currentTarget }) => onFetch(currentTarget.checked)}
              />
              <span>{t('fetchesPictures')}</span>
            </label>
            <p className="hint">{t('fetchHint')}</p>
          </>
        )}
      </fieldset>
    </>
  );
}

/** The next step, below what it will change or has changed: run, stop, resume or undo. */
export function ImportBar({ shown, fetchesPictures }: Omit<OptionsProps, 'onFetch'>) {
  const t = useLabels(officeImportLabels);
  const { id, state, counts, isBeingUndone, isAllowed } = shown;
  const stop = useOfficeMutation(moveImport, { saved: t('stopAsked') });
  const run = useOfficeMutation(moveImport);
  const undo = useOfficeMutation(moveImport);
  const isEmpty = counts.new + counts.changed === 0 && !fetchesPictures;
  const isReady = state === 'ready';
  const isOver = state === 'done' || state === 'stopped';
  if (!(state === 'running' || (isAllowed ? isOver || isReady : isReady && counts.all === 0))) return null;
  const isRunnable = isReady ? !isEmpty && !isCurrencyOpen(shown) : state === 'stopped' && !isBeingUndone;
  return (
    <section className="foot-bar sum-bar" aria-label={t('next')}>
      <p>
        {isReady ? (
          <Effect shown={shown} isEmpty={isEmpty} />
        ) : (
          <span className="soft">{t(isOver ? 'undoHint' : 'leave')}</span>
        )}
      </p>
      {state === 'running' && (
        <Button kind="ghost" busy={stop.isPending} onClick={() => stop.mutate({ id, step: 'stop' })}>
          {t('stop')}
        </Button>
      )}
      {isOver && (
        <Button kind="ghost" busy={undo.isPending} onClick={() => undo.mutate({ id, step: 'undo' })}>
          {t('undo')}
        </Button>
      )}
      {isRunnable && (
        <Button busy={run.isPending} onClick={() => run.mutate({ id, step: 'run', fetchesPictures })}>
          {t(isReady ? 'run' : 'resume')}
        </Button>
      )}
    </section>
  );
}

/** What a checked import will change, or why it can't run. */
function Effect({ shown, isEmpty }: StepProps & { isEmpty: boolean }) {
  const t = useLabels(officeImportLabels);
  const refusal = useLabels(officeRefusals);
  const { counts } = shown;
  if (isCurrencyOpen(shown)) return refusal('currencyOpen');
  if (isEmpty) return t('nothing');
  return (
    <>
      <b>{t('willChange', { n: counts.new + counts.changed })}</b>
      {counts.wrong > 0 && ` · ${t('willSkip', { n: counts.wrong })}`}
      <span className="soft">{` · ${t('undoable')}`}</span>
    </>
  );
}
