import { newsletterForm } from '#contract/forms/newsletter.ts';
import { newsletterLabels } from '#contract/labels/newsletter.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { insertSubscriber } from '#contract/operations/visitors/insert-subscriber.ts';
import { useSavingForm } from '#storefront/forms/use-saving-form.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import './newsletter.css';

/** The last band of home and listing: an address for the newsletter (specification §2). It needs scripts. */
export function Newsletter() {
  const { call, lang } = useShop();
  const t = useLabels(newsletterLabels);
  const words = useLabels(sharedLabels);
  const { formRef, ties, busy, submit } = useSavingForm(newsletterForm, {
    call: (values) => call(insertSubscriber, { ...values, languageCode: lang }),
    sent: 'subscribed',
    failed: 'generalErrorLater',
  });
  return (
    <section className="news on-dark needs-script" aria-labelledby="newsletter">
      <div className="wrap news-in">
        <div>
          <h2 id="newsletter">{t('lbl_subsc_ournewsltr')}</h2>
          <p className="news-promise">{t('promise')}</p>
        </div>
        {/* Pressed before scripts are here, a form of method "dialog" goes nowhere: the address stays in its field. */}
        <form
          className="news-form"
          method="dialog"
          ref={formRef}
          noValidate
          aria-labelledby="newsletter"
          onSubmit={submit}
        >
          <Field
            {...ties('SubscriberEmail')}
            type="email"
            label={t('email')}
            placeholder={t('yourEmail')}
            autoComplete="email"
          />
          <Button kind="act" type="submit" busy={busy}>
            {busy ? words('sending') : t('lbl_subsc_submitbtn')}
          </Button>
        </form>
      </div>
    </section>
  );
}
