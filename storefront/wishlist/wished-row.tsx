import type { ReactNode } from 'react';
import { truncateLengths } from '#contract/constants.ts';
import { TruncatedText } from '#ui/truncated-text.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { useShop } from '../shop-context.tsx';
import type { WishlistItem } from '../state/stored-wishlist.ts';
import './wished.css';

type Wished = Pick<
  WishlistItem,
  'ProductId' | 'ProductName' | 'Price' | 'DiscountedPrice' | 'Quantity' | 'DefaultImage'
>;

/**
 * A line of a wish list: picture, name, quantity × price (specification §2). Its children are the actions.
 */
export function WishedRow({ item, children }: { item: Wished; children: ReactNode }) {
  const { links } = useShop();
  const { ProductName, Price, DiscountedPrice, Quantity, DefaultImage } = item;
  return (
    <li className="wished-item">
      <div className="wished-pic">
        <Picture path={DefaultImage} width={1000} height={1000} alt="" sizes="5rem" />
      </div>
      <div className="wished-text">
        <h3>
          <a href={links.product(item)}>
            <TruncatedText text={ProductName} length={truncateLengths.wishlistName} />
          </a>
        </h3>
        <p>
          <Num>{`${Quantity} x ${formatMoney(DiscountedPrice || Price)}`}</Num>
        </p>
      </div>
      {children}
    </li>
  );
}
