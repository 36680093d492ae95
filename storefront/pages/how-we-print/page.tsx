import { howWePrintLabels } from '#contract/labels/storefront/how-we-print.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import styles from './how-we-print.css?url';
import { StepPicture } from './step-picture.tsx';
import { printSteps } from './steps.ts';

export default definePage({ View: HowWePrint, styles });

/** What happens to an order with a logo or text, in six steps. */
function HowWePrint() {
  const { links } = useShop();
  const t = useLabels(howWePrintLabels);
  const shared = useLabels(sharedLabels);
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleHowWePrint') }]} />
      <div className="wrap">
        <div className="page-head">
          <h1>{shared('titleHowWePrint')}</h1>
          <p>{t('intro')}</p>
        </div>
        <ol className="how-steps">
          {printSteps.map(([step, text]) => (
            <li key={step}>
              <StepPicture step={step} />
              <h2>{t(step)}</h2>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
        <div className="how-acts">
          <Button href={links.search(t('search'))}>{t('products')}</Button>
          <Button href={links.contactUs()} kind="ghost">
            {shared('titleContactUs')}
          </Button>
        </div>
      </div>
    </>
  );
}
