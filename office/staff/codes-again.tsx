import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { makeRecoveryCodes } from '#contract/operations/office/account/make-recovery-codes.ts';
import { Button } from '#ui/button.tsx';
import { callOffice } from '../data/call-office.ts';
import { useAttempt } from './use-attempt.ts';
import { useLabels } from '../office-context.ts';
import { Failure } from '../components/note.tsx';

interface CodesAgainProps {
  onMade: (codes: readonly string[]) => void;
  onDone: () => void;
}

/** After a reload the recovery codes can't be shown again: offers new ones, or continues to the office. */
export function CodesAgain({ onMade, onDone }: CodesAgainProps) {
  const t = useLabels(officeEnrolLabels);
  const { busy, failure, attempt } = useAttempt(t('codesNotMade'));
  return (
    <div className="factors">
      <p>{t('codesAgainText')}</p>
      <Failure>{failure}</Failure>
      <div className="form-foot">
        <Button
          busy={busy}
          onClick={() =>
            void attempt(async () => onMade((await callOffice(makeRecoveryCodes, {})).recoveryCodes))
          }
        >
          {t('codesAgain')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {t('toOffice')}
        </Button>
      </div>
    </div>
  );
}
