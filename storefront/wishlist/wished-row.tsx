import type { ReactNode } from 'react';
import { cutLengths } from '#contract/constants.ts';
import { CutText } from '#ui/cut-text.tsx';
import { moneyText } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { useShop } from '../shop-context.tsx';
import type { WishlistItem } from '../state/stored-wishlist.ts';
import './wished.css';

type Wished = Pick<
  WishlistItem,
  'ProductId' | 'ProductName' | 'Price' | 'DiscountedPrice' | 'Quantity' | 'DefaultImage'
>;

/** A line of a wish list: picture, name, quantity x price (specification §2). Its actions are the children. */
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
            <CutText text={ProductName} length={cutLengths.wishlistName} />
          </a>
        </h3>
        <p>
          <Num>{`${Quantity} x ${moneyText(DiscountedPrice || Price)}`}</Num>
        </p>
      </div>
      {children}
    </li>
  );
}
