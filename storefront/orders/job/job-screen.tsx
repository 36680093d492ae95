import { jobLabels } from '#contract/labels/mail/job.ts';
import { inquiryLinkLabels } from '#contract/labels/storefront/inquiry-links.ts';
import { languages } from '#contract/languages.ts';
import { Logo } from '#storefront/layout/logo.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { FindOrder } from './find-order.tsx';
import { JobPage } from './job-page.tsx';
import { PayPage } from './pay-page.tsx';
import { ProofPage } from './proof-page.tsx';
import type { JobView, SampleView } from './job-view.ts';

/**
 * A page behind a link to an order. It works without scripts and has none: logo, language and telephone at the top, and
 * no menus that would lead away from it.
 */
export function JobScreen({ view }: { view: JobView }) {
  const { lang, chrome } = useShop();
  const t = useLabels(jobLabels);
  const other = lang === 'en' ? 'ar' : 'en';
  const { tag, name } = languages[other];
  const { phone } = chrome.contact;
  return (
    <>
      <header className="j-top">
        <Logo />
        <p>
          <a href={`/${other}${view.path}`} lang={tag} hrefLang={tag}>
            {name}
          </a>
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`} aria-label={t('callUs', { phone })}>
              <Icon name="phone" />
            </a>
          )}
        </p>
      </header>
      <main className="wrap j-main" id="main">
        {view.kind === 'job' && <JobPage job={view.job} done={view.done} path={view.path} />}
        {view.kind === 'proof' && <ProofPage view={view} />}
        {view.kind === 'pay' && <PayPage view={view} />}
        {view.kind === 'samples' && <Samples samples={view.samples} />}
        {view.kind === 'find' && <FindOrder find={view.find} />}
        {view.kind === 'ended' && <Ended />}
      </main>
    </>
  );
}

function Ended() {
  const { lang, links } = useShop();
  const t = useLabels(jobLabels);
  return (
    <div className="j-one">
      <h1>{t('endedTitle')}</h1>
      <p>{t('ended')}</p>
      <p className="j-acts">
        <Button href={`/${lang}/job`}>{t('findOrder')}</Button>
        <Button kind="ghost" href={links.ordersHistory()}>
          {t('inAccount')}
        </Button>
      </p>
    </div>
  );
}

function Samples({ samples: { number, state, changedAt, items } }: { samples: SampleView }) {
  const { links } = useShop();
  const { minute } = useDates();
  const t = useLabels(inquiryLinkLabels);
  return (
    <div className="j-one">
      <h1>{t('samplesNumber', { number })}</h1>
      <p>
        <b className="o-state">{t(state)}</b>
      </p>
      <dl className="j-rows">
        <div>
          <dt>{t('since')}</dt>
          <dd>
            <Num>{minute(changedAt)}</Num>
          </dd>
        </div>
        {items.map(({ name, quantity }) => (
          <div key={name}>
            <dt>{t('item', { n: quantity })}</dt>
            <dd>
              <bdi>{name}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="j-acts">
        <Button kind="ghost" href={links.contactUs()}>
          {t('contact')}
        </Button>
      </p>
    </div>
  );
}
