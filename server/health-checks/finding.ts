import { doctorAdvice } from '#contract/labels/office/doctor-advice.ts';
import { doctorFindings } from '#contract/labels/office/doctor-findings.ts';
import { fillLabel, type LabelValues } from '#contract/labels/label-set.ts';

type Found = keyof typeof doctorFindings.texts;
export type Advice = keyof typeof doctorAdvice.texts;

/** The result of a health check: OK, for your information, or needs fixing, and how to fix it. */
export interface Finding {
  state: 'ok' | 'note' | 'must';
  code: Found;
  /** The placeholder values of both sentences. */
  values: LabelValues;
  advice?: Advice;
  /** Both sentences in English. */
  text: string;
  todo?: string;
}

export const ok = (code: Found, values: LabelValues = {}): Finding => found('ok', code, values, undefined);
export const note = (code: Found, values: LabelValues = {}, advice?: Advice): Finding =>
  found('note', code, values, advice);
export const must = (code: Found, values: LabelValues, advice: Advice): Finding =>
  found('must', code, values, advice);

/**
 * Builds a finding. `why` contains the original error message: the command prints it, and the office shows a
 * translated sentence for its kind.
 */
export const found = (
  state: Finding['state'],
  code: Found,
  values: LabelValues,
  advice: Advice | undefined,
): Finding => ({
  state,
  code,
  values,
  text: typeof values['why'] === 'string' ? values['why'] : fillLabel(doctorFindings.texts[code], values),
  ...(advice !== undefined && { advice, todo: fillLabel(doctorAdvice.texts[advice], values) }),
});
