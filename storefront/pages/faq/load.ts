import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { listText, nameWithin } from '#rules/text-of-language.ts';
import type { Load } from '#storefront/page.ts';
import { answersFor } from './answers.ts';

/** Texts come with the frame. */
export const load: Load<null> = async ({ chrome, label, lang }) => {
  const answer = answersFor(chrome.paymentMethods).map(({ key, banks, within }) =>
    nameWithin(label(faqLabels, key, { banks: listText(lang, banks) }), within),
  );
  return {
    data: null,
    head: {
      title: label(sharedLabels, 'titleFaq'),
      description: answer.join(' · '),
      canonical: '/faq',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: label(faqLabels, 'paymentQuestion'),
              acceptedAnswer: {
                '@type': 'Answer',
                text: `<p>${label(faqLabels, 'paymentAnswer')}</p><ul>${answer.map((each) => `<li>${each}</li>`).join('')}</ul>`,
              },
            },
          ],
        },
      ],
    },
  };
};
