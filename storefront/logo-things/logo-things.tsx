import { logoThingsLabels } from '#contract/labels/storefront/logo-things.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import type { LogoThing } from './logo-thing.ts';
import { type ShownLogo, ThingPicture } from './thing-picture.tsx';

interface LogoThingsProps {
  things: readonly LogoThing[];
  /** The quantity of the prices. */
  quantity: number;
  logo: ShownLogo;
}

const sizes = '(min-width: 64rem) 15rem, 45vw';

/** Products that wear a logo, with their prices. Each leads to its page for a group, with the number of pieces. */
export function LogoThings({ things, quantity, logo }: LogoThingsProps) {
  const t = useLabels(logoThingsLabels);
  return (
    <ul className="things plain">
      {things.map(({ id, name, prices, picture, area }) => {
        const at = prices.find((each) => each.quantity === quantity);
        return (
          at && (
            <li key={id}>
              <a href={at.href}>
                <ThingPicture {...{ picture, area, logo, sizes }} width={480} />
                <b>{name}</b>
              </a>
              <p>
                <Filled
                  text={t('eachPrinted')}
                  places={{
                    price: (
                      <b>
                        <Money value={at.price} />
                      </b>
                    ),
                    n: <Num>{at.pieces}</Num>,
                  }}
                />
              </p>
            </li>
          )
        );
      })}
    </ul>
  );
}
