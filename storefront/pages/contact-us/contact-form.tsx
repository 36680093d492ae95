import { useEffect } from 'react';
import { contactForm } from '#contract/forms/contact.ts';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { useSavingForm } from '#web/forms/use-saving-form.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { truncate } from '#ui/cut.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

/**
 * The contact form (specification §2, §5). Without JavaScript the form is posted, and the server answers with
 * a page (server/http/posted-forms.ts).
 */
export function ContactForm() {
  const { call, lang, links } = useShop();
  const t = useLabels(contactLabels);
  const shared = useLabels(sharedLabels);
  const { formRef, ties, busy, submit } = useSavingForm(contactForm, {
    call: (values) => call(contactUs, { ...values, languageCode: lang }),
    sent: 'messageSent',
    failed: 'generalError',
  });
  // A product page passes the subject in the URL. Only the browser reads it, so that one cached page serves
  // all visitors.
  useEffect(() => {
    const subject = new URLSearchParams(location.search).get('subject');
    const field = formRef.current?.elements.namedItem('Subject');
    if (subject && field instanceof HTMLInputElement && field.value === '')
      field.value = truncate(subject, contactForm.Subject.max - 1);
  }, [formRef]);
  return (
    <form
      className="panel form"
      method="post"
      action={links.contactUs()}
      ref={formRef}
      noValidate
      aria-labelledby="contact-form"
      onSubmit={submit}
    >
      <h2 id="contact-form">{t('lbl_cont_drop_us')}</h2>
      <div className="two">
        <Field {...ties('FullName')} label={t('lbl_cont_form_name')} autoComplete="name" />
        <Field {...ties('Email')} type="email" label={t('lbl_cont_form_email')} autoComplete="email" />
        <Field {...ties('PhoneNumber')} type="tel" label={t('lbl_cont_form_phon')} autoComplete="tel" />
        <Field {...ties('Subject')} label={t('lbl_cont_form_subj')} />
      </div>
      <TextArea
        {...ties('Message')}
        label={t('lbl_cont_form_msg')}
        hint={t('messageHint', { n: contactForm.Message.max })}
        rows={6}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('sending') : t('lbl_cont_btn_sndmsg')}
      </Button>
    </form>
  );
}
