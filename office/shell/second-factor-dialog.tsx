import { officeSignInLabels } from '#contract/labels/office/sign-in.ts';
import { Dialog } from '../components/dialog.tsx';
import { useSecondFactorAsked } from '../data/second-factor.ts';
import { SecondFactor } from '../staff/second-factor.tsx';
import { useLabels } from '../office-context.ts';
import type { Factors } from '../data/me.ts';

/** Asks again for two-step verification when a call requires it. All screens share this dialog. */
export function SecondFactorDialog({ factors }: { factors: Factors }) {
  const t = useLabels(officeSignInLabels);
  const answer = useSecondFactorAsked();
  return (
    <Dialog open={answer !== null} onClose={() => answer?.(false)} title={t('againHeading')}>
      <p>{t('againText')}</p>
      <SecondFactor factors={factors} onShown={() => answer?.(true)} />
    </Dialog>
  );
}
