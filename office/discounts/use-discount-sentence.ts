import { useState } from 'react';
import { discountSentenceLabels } from '#contract/labels/office/discount-sentence.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Answer } from '#contract/operation.ts';
import type { previewDiscount } from '#contract/operations/office/discounts/preview-discount.ts';
import { discountSentence } from '#rules/discount-sentence.ts';
import { useLocalizedText } from '../components/use-localized-text.ts';
import { useLabels, useOffice } from '../office-context.ts';

type DiscountRule = Answer<typeof previewDiscount>['rule'];

/** Describes what a discount does in one sentence. */
export function useDiscountSentence(): (rule: DiscountRule) => string {
  const t = useLabels(discountSentenceLabels);
  const shared = useLabels(sharedLabels);
  const inLanguage = useLocalizedText();
  const { chrome: dates } = useOffice();
  const [now] = useState(() => new Date().toISOString());
  const namesOf = (targets: DiscountRule['targets']) =>
    targets.map(({ id, name }) => inLanguage(name) || `#${id}`);
  return (rule) =>
    discountSentence(
      { ...rule, targets: namesOf(rule.targets), getTargets: namesOf(rule.getTargets) },
      { t, months: shared('months'), dates, now },
    );
}
