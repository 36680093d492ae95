import type { ReactNode } from 'react';
import { faqLabels } from '#contract/labels/storefront/faq.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { listText, nameWithin } from '#rules/text-of-language.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { Doors } from '#storefront/layout/doors.tsx';
import { definePage } from '#storefront/page.ts';
import { paragraphsOf } from '#storefront/paragraphs.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { answersFor, hasCode } from './answers.ts';
import demoQr from './demo-qr.svg?url&no-inline';
import styles from './faq.css?url';
import type { FaqData } from './load.ts';

export default definePage<FaqData>({ View: Faq, styles });

/** How to pay (specification §2), unless the shop's own questions explain it, and those questions. */
function Faq({ data: { groups, questions, isDemo } }: { data: FaqData }) {
  const { links } = useShop();
  const t = useLabels(faqLabels);
  const shared = useLabels(sharedLabels);
  const isBuiltIn = !questions.some(({ group }) => group === 'paying');
  // A link leads to a question by its place among all of them.
  const placed = questions.map((each, at) => ({ ...each, at }));
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleFaq') }]} />
      <div className="wrap">
        <div className="page-head">
          <h1>{t('lbl_faq_pagetitle')}</h1>
        </div>
        {groups.length > 1 && (
          <nav className="faq-groups" aria-label={t('lbl_faq_pagetitle')}>
            {groups.map((name) => (
              <a key={name} href={`#${name}`}>
                {t(name)}
              </a>
            ))}
          </nav>
        )}
        {groups.map((name) => (
          <section key={name} className="faq-group" id={name}>
            <h2>{t(name)}</h2>
            {name === 'paying' && isBuiltIn && <HowToPay isDemo={isDemo} />}
            {placed
              .filter(({ group }) => group === name)
              .map(({ question, answer, at }) => (
                <Question key={question} id={`q${at}`} text={question} isOpen={at === 0 && !isBuiltIn}>
                  {paragraphsOf(answer).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </Question>
              ))}
          </section>
        ))}
        <p className="faq-more">
          {t('anotherQuestion')} <a href={links.contactUs()}>{t('askUs')}</a>
        </p>
        <Doors />
      </div>
    </>
  );
}

interface QuestionProps {
  /** The id of the answer. A link to it opens the answer. */
  id?: string;
  text: string;
  isOpen: boolean;
  children: ReactNode;
}

function Question({ id, text, isOpen, children }: QuestionProps) {
  return (
    <details className="faq" open={isOpen}>
      <summary>
        <h3>{text}</h3>
        <Icon name="chevron-down" />
      </summary>
      <div className="faq-in" id={id}>
        {children}
      </div>
    </details>
  );
}

/** The built-in question. A demo shop without a working code shows a picture of a code that can't be paid. */
function HowToPay({ isDemo }: Pick<FaqData, 'isDemo'>) {
  const { chrome: layout, lang } = useShop();
  const answers = answersFor(layout.paymentMethods);
  const t = useLabels(faqLabels);
  return (
    <Question text={t('paymentQuestion')} isOpen>
      <p>{t('paymentAnswer')}</p>
      <ul className="ticks">
        {answers.map(({ key, icon, banks, within }) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{nameWithin(t(key, { banks: listText(lang, banks) }), within)}</span>
          </li>
        ))}
      </ul>
      {isDemo && !hasCode(layout.paymentMethods) && answers.some(({ key }) => key === 'paymentQr') && (
        <figure className="faq-qr">
          <img src={demoQr} alt={t('qrAlt')} width={200} height={200} loading="lazy" />
          <figcaption>{t('qrDemo')}</figcaption>
        </figure>
      )}
    </Question>
  );
}
