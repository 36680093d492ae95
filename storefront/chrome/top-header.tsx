import { topHeaderLabels } from '#contract/labels/top-header.ts';
import { languageCodes } from '#contract/languages.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { openPanel } from '../state/panels.ts';
import { useWishlist } from '../state/wishlist.ts';
import { LanguageLink } from './language-link.tsx';
import { phoneLink } from './contact-list.tsx';

/** The line above the main bar on wide windows: how to reach the shop, the wish list, the language. */
export function TopHeader() {
  const { phone, address } = useShop().chrome.contact;
  const t = useLabels(topHeaderLabels);
  const wished = useWishlist().length;
  return (
    <div className="topline">
      <div className="wrap">
        <ul className="row-list">
          {phone && (
            <li>
              <a className="top-link" href={phoneLink(phone)}>
                <Icon name="phone" />
                <Num>{phone}</Num>
              </a>
            </li>
          )}
          <li className="top-place">
            <Icon name="map-pin" />
            <span>{address}</span>
          </li>
        </ul>
        <div className="topline-end">
          <button
            type="button"
            className="top-link needs-script"
            aria-haspopup="dialog"
            onClick={() => openPanel('wishlist')}
          >
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
}
