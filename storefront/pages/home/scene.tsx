import { useProductWords } from '#storefront/products/product-words.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import type { HomeScene } from './home-data.ts';
import { Say } from './story.tsx';
import { Unbroken } from '#ui/unbroken.tsx';

/** Things in use: a picture with numbered spots, and the list they match. The picture is never mirrored, nor are they. */
export function Scene({ scene }: { scene: HomeScene }) {
  const { links } = useShop();
  const words = useProductWords();
  return (
    <section className="section wrap" aria-labelledby="scene">
      <div className="scene">
        <div className="scene-pic" dir="ltr">
          <Picture
            path={scene.picture}
            width={1000}
            height={1000}
            alt=""
            sizes="(min-width: 64rem) 46rem, 100vw"
          />
          {/* Styles are of files alone: where a spot is, stands in attributes. */}
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
        </div>
        <Say id="scene" story={scene}>
          {scene.text && <p>{scene.text}</p>}
          <ol>
            {scene.spots.map((spot, at) => (
              <li key={spot.ProductId}>
                <b aria-hidden="true">
                  <Num>{at + 1}</Num>
                </b>
                <a id={`of${at}`} href={links.product(spot)}>
                  <Unbroken text={spot.ProductName} />
                </a>
                <Price price={spot.Price} discounted={spot.DiscountedPrice} words={words.price} />
              </li>
            ))}
          </ol>
        </Say>
      </div>
    </section>
  );
}
