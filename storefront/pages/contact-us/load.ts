import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { organization } from '#storefront/organization.ts';
import type { Load } from '#storefront/page.ts';

/** The content is part of the layout data. */
export const load: Load<null> = async (context) => {
  const { chrome: layout, label, links, publicUrl } = context;
  const { address, phone, email } = layout.contact;
  const name = label(sharedLabels, 'titleContactUs');
  return {
    data: null,
    head: {
      title: name,
      description: [label(contactLabels, 'answerTime'), address, phone, email].filter(Boolean).join(' '),
      canonical: '/contact-us',
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name,
          url: publicUrl + links.contactUs(),
          mainEntity: organization(context),
        },
      ],
    },
  };
};
