import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { languages, otherLanguage } from '#contract/languages.ts';
import type { MenuLink } from '../shell-data/layout-data.ts';
import { cacheMarkup } from '#web/cache-markup.tsx';
import { useLabels, useShop } from '../shop-context.tsx';
import { setLanguage } from '../state/common.ts';
import { ContactList } from './contact-list.tsx';
import './footer.css';
import { Logo } from './logo.tsx';
import { addressIn } from './address-in.ts';

/** The footer of every page (specification §2). */
export function Footer() {
  const { chrome: layout, links } = useShop();
  const t = useLabels(footerLabels);
  const toLink = ({ href, text }: MenuLink) => (
    <li key={href + text}>
      <a href={href}>{text}</a>
    </li>
  );
  return (
    <footer className="foot on-dark">
      <div className="petals" aria-hidden="true" />
      <div className="wrap foot-grid">
        <div className="foot-brand">
          <Logo white />
          <p>{layout.blurb}</p>
        </div>
        <nav aria-labelledby="foot-quick">
          <h2 id="foot-quick">{t('lbl_footr_quicklink')}</h2>
          <ul className="plain">{layout.footerLinks.map(toLink)}</ul>
        </nav>
        <nav aria-labelledby="foot-info">
          <h2 id="foot-info">{t('lbl_footr_info')}</h2>
          <ul className="plain">
            <li>
              <a href={links.about()}>{t('lbl_footr_about')}</a>
            </li>
            <li>
              <a href={links.contactUs()}>{t('lbl_footr_cont')}</a>
            </li>
            {layout.footerPages?.map(toLink)}
            <li>
              <SamePage />
            </li>
          </ul>
        </nav>
        <Contact />
      </div>
      <div className="wrap foot-end">
        <p>{t('copyright', { year: layout.year, shop: layout.siteTitle })}</p>
        <ul className="pay" aria-label={t('paymentMethods')}>
          {layout.paymentMethods.map(({ id, picture, promise }) => (
            <li key={id}>
              <img src={picture} alt={promise} width={64} height={40} loading="lazy" />
            </li>
          ))}
        </ul>
        {layout.waysWithin && <p>{layout.waysWithin}</p>}
      </div>
    </footer>
  );
}

const Contact = cacheMarkup(ContactDetails);

function ContactDetails() {
  const t = useLabels(footerLabels);
  return (
    <address>
      <h2>{t('lbl_footr_contact_title')}</h2>
      <ul className="plain">
        <ContactList
          labels={{
            location: t('lbl_footr_location'),
            call: t('lbl_footr_callus'),
            email: t('lbl_footr_emailus'),
            office: t('lbl_footr_fax'),
            social: t('socialPage'),
          }}
        />
      </ul>
    </address>
  );
}

/** Links to the current page in the other language, labeled in that language. */
function SamePage() {
  const { lang, address } = useShop();
  const other = otherLanguage(lang);
  const { tag, samePage } = languages[other];
  return (
    <a
      href={addressIn(other, address)}
      lang={tag}
      hrefLang={tag}
      onClick={({ currentTarget }) => {
        // Pages are rendered without the rest of the query, such as a number of pieces.
        currentTarget.search = location.search;
        setLanguage(other);
      }}
    >
      {samePage}
    </a>
  );
}
