import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

export interface Slide {
  id: number;
  picture: string;
  /** For narrow windows; '' : the same. */
  phonePicture: string;
  /** Name of the colour behind the picture, e.g. `ground-sand`. */
  ground: string;
  top: string;
  main: string;
  bottom: string;
  /** Up to two: the first leads on. */
  buttons: readonly { text: string; href: string }[];
}

export interface Campaign {
  id: number;
  title: string;
  discount: string;
  picture: string;
  ground: string;
}

/** What the shop tells with a picture. */
export interface HomeStory {
  picture: string;
  /** '' for none, as `text`. */
  over: string;
  title: string;
  text: string;
  link: { text: string; href: string } | null;
}

/** Things in use; where each is, in percent of the picture from its upper left. */
export interface HomeScene extends HomeStory {
  spots: readonly (Pick<
    ProductRow,
    'ProductId' | 'ProductName' | 'CategoryName' | 'Price' | 'DiscountedPrice'
  > & {
    x: number;
    y: number;
  })[];
}

export interface HomeData {
  slides: readonly Slide[];
  categories: readonly { id: number; name: string; picture: string; count: number }[];
  recent: readonly ProductRow[];
  campaigns: readonly Campaign[];
  /** The one that is shown large comes first. */
  popular: readonly ProductRow[];
  story: HomeStory | null;
  scene: HomeScene | null;
}
