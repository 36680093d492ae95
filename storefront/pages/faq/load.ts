import { type FaqGroup, faqGroups } from '#contract/faq-groups.ts';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { listText, nameWithin } from '#rules/text-of-language.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import type { Load } from '#storefront/page.ts';
import { answersFor } from './answers.ts';

export interface FaqData {
  /** The groups with questions, in display order. */
  groups: FaqGroup[];
  /**
   * The shop's own questions. The built-in question is shown as well, unless one of them explains payment.
   */
  questions: { question: string; answer: string; group: FaqGroup }[];
  isDemo: boolean;
}

/** The built-in texts are part of the layout data. */
export const load: Load<FaqData> = async ({ call, chrome: layout, label, lang }) => {
  const { data: settings } = await call(getShopSettings, { languageCode: lang });
  const questions = settings.Faq.map((row) => ({
    question: row.Question,
    answer: row.Answer,
    group: row.Group,
  }));
  const explainsPayment = questions.some(({ group }) => group === 'paying');
  const groups = faqGroups.filter(
    (name) => name === 'paying' || questions.some(({ group }) => group === name),
  );
  const answer = answersFor(layout.paymentMethods).map(({ key, banks, within }) =>
    nameWithin(label(faqLabels, key, { banks: listText(lang, banks) }), within),
  );
  const builtIn = {
    question: label(faqLabels, 'paymentQuestion'),
    answer: `<p>${label(faqLabels, 'paymentAnswer')}</p><ul>${answer.map((each) => `<li>${each}</li>`).join('')}</ul>`,
  };
  return {
    data: { groups, questions, isDemo: settings.Demo },
    head: {
      title: label(sharedLabels, 'titleFaq'),
      description: explainsPayment ? (questions[0]?.question ?? '') : answer.join(' · '),
      canonical: '/faq',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: (explainsPayment ? questions : [builtIn, ...questions]).map((each) => ({
            '@type': 'Question',
            name: each.question,
            acceptedAnswer: { '@type': 'Answer', text: each.answer },
          })),
        },
      ],
    },
  };
};
