import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { recordLabels } from '#contract/labels/office/records.ts';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { validationErrorsOf } from '../data/faults.ts';
import { useLabels } from '../office-context.ts';

const questions: Readonly<Record<string, 'priceSure' | 'belowCostSure'>> = {
  priceJump: 'priceSure',
  belowCost: 'belowCostSure',
};

/**
 * Saves a record. If the shop refuses it only because a discount leaves little of a price or takes it below
 * cost, asks for confirmation and
 * retries. If declined, throws the refusal.
 */
export function useSureDiscount() {
  const t = useLabels(recordLabels);
  const common = useLabels(officeCommonLabels);
  return async <Answer>(send: (isPriceSure: boolean) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(false);
    } catch (error) {
      const errors = validationErrorsOf(error);
      const [doubt] = errors;
      const question = doubt && questions[doubt.code];
      if (!question || errors.length > 1) throw error;
      if (!(await confirmDialog({ question: t(question), confirm: common('save') }))) throw error;
      return send(true);
    }
  };
}
