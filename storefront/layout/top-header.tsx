import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { languageCodes } from '#contract/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { useWishlist } from '../state/wishlist.ts';
import { LanguageLink } from './language-link.tsx';
import { opens } from './opens.ts';

/**
 * The line above the main bar on wide windows: pages about the shop, the wish list and the language
 * (specification §2).
 */
export const TopHeader = cacheMarkup(function TopHeader() {
  const { chrome: layout, screen } = useShop();
  const t = useLabels(topHeaderLabels);
  const wished = useWishlist().length;
  return (
    <div className="topline">
      <div className="wrap">
        <nav aria-label={t('aboutShop')}>
          <ul className="row-list">
            {layout.topLinks.map(({ page, href, text }) => (
              <li key={href + text}>
                <a className="top-link" href={href} aria-current={screen === page ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="topline-end">
          <button type="button" className="top-link needs-script" {...opens('wishlist')}>
            <Icon name="heart" />
            <span>{t('lbl_thead_wishlist')}</span>
            {wished > 0 && <Num>{`(${wished})`}</Num>}
          </button>
          <ul className="lang" aria-label={t('language')}>
            {languageCodes.map((code) => (
              <li key={code}>
                <LanguageLink to={code} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
});
