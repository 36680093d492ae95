import type { LoadContext } from './page.ts';

/** Returns schema.org data that describes the shop to search engines. */
export function organization({
  chrome: layout,
  publicUrl,
}: Pick<LoadContext, 'chrome' | 'publicUrl'>): object {
  const { contact, siteTitle, blurb, logo } = layout;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteTitle,
    url: `${publicUrl}/`,
    ...(blurb ? { description: blurb } : {}),
    ...(logo ? { logo: publicUrl + logo } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    ...(contact.email ? { email: contact.email } : {}),
    ...(contact.address ? { address: contact.address } : {}),
    ...(contact.socialPages.length > 0 ? { sameAs: contact.socialPages.map(({ url }) => url) } : {}),
  };
}
