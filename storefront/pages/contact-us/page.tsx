import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { Breadcrumb } from '#storefront/layout/breadcrumb.tsx';
import { ContactList } from '#storefront/layout/contact-list.tsx';
import { Doors } from '#storefront/layout/doors.tsx';
import { definePage } from '#storefront/page.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-us.css?url';
import { OpeningHours } from './opening-hours.tsx';

export default definePage<null>({ View: ContactUs, styles });

/** How to contact the shop, its opening hours, and a contact form (specification §2). */
function ContactUs() {
  const t = useLabels(contactLabels);
  const shared = useLabels(sharedLabels);
  return (
    <>
      <Breadcrumb items={[{ label: shared('titleContactUs') }]} />
      <div className="wrap">
        <div className="page-head">
          <h1>{t('lbl_contactus_title')}</h1>
          <p>{t('answerTime')}</p>
        </div>
        <div className="contact">
          <div className="contact-ways">
            <section aria-labelledby="contact-ways">
              <h2 id="contact-ways">{t('lbl_contact_here_help')}</h2>
              <address>
                <ul className="contact-list">
                  <ContactList
                    labels={{
                      location: t('lbl_cont_location'),
                      call: t('lbl_cont_callus'),
                      email: t('lbl_cont_email'),
                      office: t('lbl_cont_fax'),
                      social: t('socialPage'),
                    }}
                  />
                </ul>
              </address>
            </section>
            <OpeningHours />
            <Doors />
          </div>
          <ContactForm />
        </div>
      </div>
    </>
  );
}
