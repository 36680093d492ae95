import { cutLengths } from '#contract/constants.ts';
import { allProductsLabels } from '#contract/labels/all-products.ts';
import type { SuggestionRow } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { CutText } from '#ui/cut-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { suggestionHref } from './suggestion-href.ts';

export const suggestionId = (at: number): string => `suggestion-${at}`;

interface SuggestionProps {
  row: SuggestionRow;
  at: number;
  chosen: boolean;
}

/** One line below the field: a link, reached from the field by the arrow keys. */
export function Suggestion({ row, at, chosen }: SuggestionProps) {
  const { links } = useShop();
  const t = useLabels(allProductsLabels);
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
        <Icon name={Kind === 'category' ? 'layout-grid' : 'search'} />
      )}
      <span>
        {Kind === 'term' && `${t('didYouMean')} `}
        <CutText text={Name} length={cutLengths.listingName} />
      </span>
      {Price === undefined ? <Num>{TotalProducts}</Num> : <Money value={DiscountedPrice ?? Price} />}
    </a>
  );
}
