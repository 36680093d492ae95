import { howWePrintLabels } from '#contract/labels/storefront/how-we-print.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';
import { printSteps } from './steps.ts';

/** The same for everyone: its texts are labels. */
export const load: Load<null> = async ({ label, links, publicUrl }) => {
  const name = label(sharedLabels, 'titleHowWePrint');
  return {
    data: null,
    head: {
      title: name,
      description: label(howWePrintLabels, 'intro'),
      canonical: '/how-we-print',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'HowTo',
          name,
          url: publicUrl + links.howWePrint(),
          step: printSteps.map(([step, text]) => ({
            '@type': 'HowToStep',
            name: label(howWePrintLabels, step),
            text: label(howWePrintLabels, text),
          })),
        },
      ],
    },
  };
};
