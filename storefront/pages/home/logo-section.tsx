import { useState } from 'react';
import { logoThingsLabels } from '#contract/labels/storefront/logo-things.ts';
import type { LogoThing } from '#storefront/logo-things/logo-thing.ts';
import { LogoThings } from '#storefront/logo-things/logo-things.tsx';
import type { ChosenLogo } from '#storefront/logo-things/use-chosen-logo.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { firstQuantity, quantities } from './logo-quantities.ts';

/** Products that wear the visitor's logo, with their prices at one of a few quantities. */
export function LogoSection({ things, logo }: { things: readonly LogoThing[]; logo: ChosenLogo }) {
  const { links } = useShop();
  const t = useLabels(logoThingsLabels);
  const [quantity, setQuantity] = useState<number>(firstQuantity);
  return (
    <section className="section wrap" aria-labelledby="logo-things">
      <div className="logo-head">
        <h2 id="logo-things">{t(logo.file ? 'yourThings' : 'things')}</h2>
        <fieldset className="logo-n needs-script">
          <legend>{t('pricesFor')}</legend>
          {quantities.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === quantity}
              onClick={() => setQuantity(each)}
            >
              <Num>{each}</Num>
            </button>
          ))}
        </fieldset>
      </div>
      <LogoThings {...{ things, quantity }} logo={logo.shown} />
      <p className="logo-all">
        <Button kind="ghost" href={links.search(t('searchTerm'))}>
          {t('seeAll')}
        </Button>
      </p>
    </section>
  );
}
