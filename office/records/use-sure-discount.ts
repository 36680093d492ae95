import { recordLabels } from '#contract/labels/office/records.ts';
import { confirmDialog } from '../components/confirm-dialog.ts';
import { validationErrorsOf } from '../data/faults.ts';
import { useLabels } from '../office-context.ts';

/**
 * Saves a record. If the shop refuses it only because a discount leaves little of a price, asks for confirmation and
 * retries. If declined, throws the refusal.
 */
export function useSureDiscount() {
  const t = useLabels(recordLabels);
  return async <Answer>(send: (isPriceSure: boolean) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(false);
    } catch (error) {
      const errors = validationErrorsOf(error);
      const isDoubt = errors.length > 0 && errors.every(({ code }) => code === 'priceJump');
      if (!isDoubt || !confirmDialog(t('priceSure'))) throw error;
      return send(true);
    }
  };
}
