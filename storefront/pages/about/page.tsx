import { aboutLabels } from '#contract/labels/storefront/about.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { listText } from '#rules/text-of-language.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { paragraphsOf } from '#storefront/paragraphs.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './about.css?url';
import type { AboutData } from './load.ts';

export default definePage<AboutData>({ View: About, styles });

/** Explains what the shop sells and does (specification §2), with further links. */
function About({ data: { picture, text } }: { data: AboutData }) {
  const { links } = useShop();
  const shared = useLabels(sharedLabels);
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleAboutUs') }]} />
      <div className="wrap about">
        {picture && (
          <div className="about-pic">
            <Picture
              path={picture}
              width={1600}
              height={900}
              alt=""
              sizes="(min-width: 82rem) 42rem, (min-width: 64rem) 50vw, 100vw"
              eager
            />
          </div>
        )}
        <div className="about-text">
          <h1>{shared('titleAboutUs')}</h1>
          {text === '' ? (
            <BuiltIn />
          ) : (
            paragraphsOf(text).map((paragraph, at) => (
              <p key={paragraph} className={at === 0 ? 'about-lead' : undefined}>
                {paragraph}
              </p>
            ))
          )}
          <div className="about-acts">
            <Button href={links.allProducts()}>{shared('titleAllProducts')}</Button>
            <Button href={links.contactUs()} kind="ghost">
              {shared('titleContactUs')}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

/** The built-in text, for a shop without its own. */
function BuiltIn() {
  const { chrome: layout, lang } = useShop();
  const methods = listText(
    lang,
    layout.paymentMethods.map(({ promise }) => promise),
  );
  const t = useLabels(aboutLabels);
  return (
    <>
      <p className="about-lead">{t('shopText', { shop: layout.siteTitle })}</p>
      <ul className="ticks">
        <li>
          <Icon name="pencil" />
          <span>{t('logoText')}</span>
        </li>
        <li>
          <Icon name="truck" />
          <span>{t('deliveryText')}</span>
        </li>
        {methods && (
          <li>
            <Icon name="credit-card" />
            <span>{t('paymentMethods', { ways: methods })}</span>
          </li>
        )}
      </ul>
    </>
  );
}
