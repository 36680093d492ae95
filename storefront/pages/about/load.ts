import { aboutLabels } from '#contract/labels/storefront/about.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { organization } from '#storefront/organization.ts';
import type { Load } from '#storefront/page.ts';
import { paragraphsOf } from '#storefront/paragraphs.ts';

export interface AboutData {
  /** Path of a picture that shows the shop's products; '' if there is none. */
  picture: string;
  /** The shop's own text; '' if the built-in text is shown. */
  text: string;
}

/**
 * The texts are part of the layout data. The picture is from the second campaign, because the menu shows the
 * first one's.
 */
export const load: Load<AboutData> = async (context) => {
  const { call, chrome: layout, label, lang, links, publicUrl, report } = context;
  const { data: settings } = await call(getShopSettings, { languageCode: lang });
  const text = settings.About;
  let picture = '';
  try {
    const { data } = await call(getWebCampaignList, { languageCode: lang });
    picture = (data[1] ?? data[0])?.CoverPictureUrl ?? '';
  } catch (error) {
    report(error, 'picture of the about page');
  }
  const name = label(sharedLabels, 'titleAboutUs');
  return {
    data: { picture, text },
    head: {
      title: name,
      description: paragraphsOf(text)[0] ?? label(aboutLabels, 'shopText', { shop: layout.siteTitle }),
      canonical: '/about',
      ...(picture && { image: picture }),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'AboutPage',
          name,
          url: publicUrl + links.about(),
          mainEntity: organization(context),
        },
      ],
    },
  };
};
