import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { useLabels, useShop } from '../shop-context.tsx';

/** The shop's logo, or its name if there is no picture. Links to the home page. */
export function Logo({ white = false }: { white?: boolean }) {
  const { chrome, links } = useShop();
  const t = useLabels(navbarLabels);
  const picture = white ? chrome.logoWhite : chrome.logo;
  return (
    <a className="logo" href={links.home()} aria-label={t('logoHome', { shop: chrome.siteTitle })}>
      {picture ? (
        <img src={picture} alt="" width={313} height={64} {...(white && { loading: 'lazy' })} />
      ) : (
        <bdi className="logo-name">{chrome.siteTitle}</bdi>
      )}
    </a>
  );
}
