import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { listText, nameWithin } from '#rules/text-of-language.ts';
import { Breadcrumb } from '#storefront/chrome/breadcrumb.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { answersFor } from './answers.ts';
import demoQr from './demo-qr.svg?url&no-inline';
import styles from './faq.css?url';

export default definePage<null>({ View: Faq, styles });

/** One question: how to pay (specification §2). */
function Faq() {
  const { chrome, lang, links } = useShop();
  const answers = answersFor(chrome.paymentMethods);
  const t = useLabels(faqLabels);
  const shared = useLabels(sharedLabels);
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleFaq') }]} />
      <div className="wrap">
        <div className="page-head">
          <h1>{t('lbl_faq_pagetitle')}</h1>
        </div>
        <details className="faq" open>
          <summary>
            <h2>{t('paymentQuestion')}</h2>
            <Icon name="chevron-down" />
          </summary>
          <div className="faq-in">
            <p>{t('paymentAnswer')}</p>
            <ul className="ticks">
              {answers.map(({ key, icon, banks, within }) => (
                <li key={key}>
                  <Icon name={icon} />
                  <span>{nameWithin(t(key, { banks: listText(lang, banks) }), within)}</span>
                </li>
              ))}
            </ul>
            {answers.some(({ key }) => key === 'paymentQr') && (
              <figure className="faq-qr">
                <img src={demoQr} alt={t('qrAlt')} width={200} height={200} loading="lazy" />
                <figcaption>{t('qrDemo')}</figcaption>
              </figure>
            )}
          </div>
        </details>
        <p className="faq-more">
          {t('anotherQuestion')} <a href={links.contactUs()}>{t('askUs')}</a>
        </p>
      </div>
    </>
  );
}
