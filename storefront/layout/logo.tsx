import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { useLabels, useShop } from '../shop-context.tsx';

/** The shop's logo, or its name if there is no picture. It links to the home page. */
export function Logo({ white = false }: { white?: boolean }) {
  const { chrome: layout, links } = useShop();
  const t = useLabels(navbarLabels);
  const picture = white ? layout.logoWhite : layout.logo;
  return (
    <a className="logo" href={links.home()} aria-label={t('logoHome', { shop: layout.siteTitle })}>
      {picture ? (
        <img src={picture} alt="" width={313} height={64} {...(white && { loading: 'lazy' })} />
      ) : (
        <bdi className="logo-name">{layout.siteTitle}</bdi>
      )}
    </a>
  );
}
