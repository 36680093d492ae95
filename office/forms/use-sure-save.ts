import { officeCommonLabels } from '#contract/labels/office/common.ts';
import type { FieldError } from '#contract/operations/office/records/record-types.ts';
import { confirmDialog } from '../components/confirm-dialog.tsx';
import { validationErrorsOf } from '../data/validation-errors.ts';
import { useLabels } from '../office-context.ts';

/**
 * Saves a change. If the shop refuses it only because a price or barcode may be a mistake, asks for confirmation and retries. If
 * the user declines, throws the refusal.
 * @param questionOf returns the question about such a doubt; undefined for another error
 */
export function useSureSave() {
  const common = useLabels(officeCommonLabels);
  return async <Answer>(
    send: (isSure: boolean) => Promise<Answer>,
    questionOf: (doubt: FieldError) => string | undefined,
  ): Promise<Answer> => {
    try {
      return await send(false);
    } catch (error) {
      const [question, ...others] = validationErrorsOf(error).map(questionOf);
      if (question === undefined || others.includes(undefined)) throw error;
      if (!(await confirmDialog({ question, confirm: common('save') }))) throw error;
      return send(true);
    }
  };
}
