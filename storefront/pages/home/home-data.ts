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

export interface HomeData {
  slides: readonly Slide[];
  categories: readonly { id: number; name: string; picture: string; count: number }[];
  recent: readonly ProductRow[];
  campaigns: readonly Campaign[];
  popular: readonly ProductRow[];
}
