import { sampleRequestForm as rules } from '#contract/forms/sample-request.ts';
import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { validatorLabels } from '#contract/labels/shared/validator-labels.ts';
import { personText } from '#rules/text-of-language.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useStateReady } from '#storefront/state/persist.ts';
import { useUser } from '#storefront/state/user.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { today } from '#storefront/today.ts';
import { useSampleRequest } from './use-sample-request.ts';

/** The sample request form with contact and date. For a logged-in customer, the details are filled in. */
export function RequestForm({ onSent }: { onSent: (number: string) => void }) {
  const t = useLabels(sampleLabels);
  const shared = useLabels(sharedLabels);
  const names = useLabels(validatorLabels);
  const ready = useStateReady();
  const { chrome: layout, lang } = useShop();
  const { user } = useUser();
  const { formProps, ties, dateError, forgiveDate, busy, submit } = useSampleRequest(onSent);
  return (
    <form
      // Login resets the form, so that the customer's details are filled in.
      key={`${ready} ${user?.UserID}`}
      className="panel form needs-script"
      {...formProps}
      aria-labelledby="sample-form"
      onSubmit={submit}
    >
      <h2 id="sample-form">{t('reachYou')}</h2>
      <Field
        {...ties('FullName')}
        label={names('fullName')}
        autoComplete="name"
        maxLength={rules.FullName.max}
        defaultValue={personText(lang, { firstName: user?.FirstName, lastName: user?.LastName })}
      />
      <div className="two">
        <Field
          {...ties('PhoneNumber')}
          type="tel"
          label={names('phoneNumber')}
          optional={t('orEmail')}
          autoComplete="tel"
          maxLength={rules.PhoneNumber.max}
          defaultValue={user?.MobileNo}
        />
        <Field
          {...ties('Email')}
          type="email"
          label={names('email')}
          optional={t('orPhone')}
          autoComplete="email"
          maxLength={rules.Email.max}
          defaultValue={user?.EmailAddress}
        />
        <Field
          name="WantedDate"
          type="date"
          label={names('wantedDate')}
          optional={shared('optional')}
          hint={t('dateHint')}
          error={dateError}
          // The visitor's current day, because the page may have been cached on another one.
          onFocus={({ currentTarget }) => {
            currentTarget.min = today(layout);
          }}
          onChange={forgiveDate}
        />
      </div>
      <TextArea
        {...ties('Note')}
        label={names('note')}
        optional={shared('optional')}
        maxLength={rules.Note.max}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? shared('sending') : t('send')}
      </Button>
    </form>
  );
}
