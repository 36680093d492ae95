import { truncateLengths } from '#contract/constants.ts';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { type SearchLine, suggestionHref } from './suggestion-href.ts';
import { suggestionId } from './suggestion-id.ts';

interface SuggestionProps {
  row: SearchLine;
  at: number;
  chosen: boolean;
}

const icons: { readonly [Kind in SearchLine['Kind']]?: IconName } = {
  category: 'layout-grid',
  brand: 'tag',
  recent: 'clock',
};

/** One line below the field: a link that the arrow keys reach from the field. */
export function Suggestion({ row, at, chosen }: SuggestionProps) {
  const { links } = useShop();
  const t = useLabels(searchLabels);
  const list = useLabels(allProductsLabels);
  const { Kind, Name, AttachmentURL, Price, DiscountedPrice, TotalProducts } = row;
  return (
    <a
      id={suggestionId(at)}
      href={suggestionHref(links, row)}
      role="option" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a link, see the list
      aria-selected={chosen}
      tabIndex={-1}
    >
      {AttachmentURL ? (
        <Picture path={AttachmentURL} width={1000} height={1000} alt="" sizes="3rem" />
      ) : (
        <Icon name={icons[Kind] ?? 'search'} />
      )}
      <span>
        {Kind === 'term' && `${list('didYouMean')} `}
        <TruncatedText text={Name} length={truncateLengths.listingName} />
        {(Kind === 'brand' || Kind === 'recent') && <small className="hint"> {t(Kind)}</small>}
      </span>
      {Price === undefined ? <Num>{TotalProducts}</Num> : <Money value={DiscountedPrice ?? Price} />}
    </a>
  );
}
