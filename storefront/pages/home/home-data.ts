import type { LogoThing } from '#storefront/logo-things/logo-thing.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

export interface Slide {
  id: number;
  picture: string;
  /** The picture for narrow windows; '' to use the same one. */
  phonePicture: string;
  /** Name of the color behind the picture, e.g. `ground-sand`. */
  ground: string;
  top: string;
  main: string;
  bottom: string;
  /** Up to two buttons; the first is the main one. */
  buttons: readonly { text: string; href: string }[];
}

export interface Campaign {
  id: number;
  title: string;
  discount: string;
  picture: string;
  ground: string;
}

export interface HomeStory {
  picture: string;
  /** The line above the title, or '' if there is none, as for `text`. */
  over: string;
  title: string;
  text: string;
  link: { text: string; href: string } | null;
  /** Numbers of the story and what they count. */
  figures: readonly { value: string; text: string }[];
}

/** A picture of products in use. Hotspot positions are in percent from the upper left. */
export interface HomeScene extends HomeStory {
  spots: readonly (Pick<
    ProductRow,
    'ProductId' | 'ProductName' | 'CategoryName' | 'Price' | 'DiscountedPrice'
  > & {
    x: number;
    y: number;
  })[];
}

/** The next festival, as text. */
export interface HomeFeast {
  title: string;
  days: string;
  /** The last day to order; null if unknown. */
  orderBy: string | null;
  /** Suitable products, and the link to all of them. */
  products: readonly ProductRow[];
  href: string;
}

export interface HomeData {
  slides: readonly Slide[];
  isDeliveryFree: boolean;
  /** Products for the visitor's logo; empty if there are too few. */
  things: readonly LogoThing[];
  feast: HomeFeast | null;
  categories: readonly { id: number; name: string; picture: string; count: number }[];
  recent: readonly ProductRow[];
  campaigns: readonly Campaign[];
  popular: readonly ProductRow[];
  story: HomeStory | null;
  scene: HomeScene | null;
}
