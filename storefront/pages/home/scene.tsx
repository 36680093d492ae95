import { useTaxonomy } from '#storefront/products/use-taxonomy.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { NoBreakText } from '#ui/no-break-text.tsx';
import { Num } from '#ui/num.tsx';
import { Price } from '#ui/price.tsx';
import { cacheMarkup } from '#web/cache-markup.tsx';
import type { HomeScene } from './home-data.ts';
import { Tale } from './story.tsx';

/** A picture of products in use with numbered hotspots, and the matching list. */
export const Scene = cacheMarkup(function Scene({ scene }: { scene: HomeScene }) {
  const { links } = useShop();
  const taxonomyName = useTaxonomy();
  // The content security policy allows no inline styles, so attributes contain the position of a hotspot.
  const spots = (
    <svg>
      {scene.spots.map((spot, at) => (
        <svg key={spot.ProductId} x={`${spot.x}%`} y={`${spot.y}%`} overflow="visible">
          <a href={links.product(spot)} aria-labelledby={`at${at} of${at}`}>
            <circle r="22" />
            <circle r="15" />
            <text id={`at${at}`}>{at + 1}</text>
          </a>
        </svg>
      ))}
    </svg>
  );
  return (
    <Tale id="scene" story={scene} spots={spots}>
      <ol>
        {scene.spots.map((spot, at) => (
          <li key={spot.ProductId}>
            <b aria-hidden="true">
              <Num>{at + 1}</Num>
            </b>
            <a id={`of${at}`} href={links.product(spot)}>
              <NoBreakText text={spot.ProductName} />
            </a>
            <Price price={spot.Price} discounted={spot.DiscountedPrice} labels={taxonomyName.price} />
          </li>
        ))}
      </ol>
    </Tale>
  );
});
