import { jobLabels } from '#contract/labels/mail/job.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { FindView } from './job-view.ts';

/** Finds an order without a link, in two steps: number and phone, then the code that was sent. */
export function FindOrder({ find }: { find: FindView }) {
  const { lang } = useShop();
  const t = useLabels(jobLabels);
  const { step, number, phone, token, refusal, codeMinutes } = find;
  const error = refusal && t(refusal);
  return (
    <div className="j-one">
      <h1>{t('findOrder')}</h1>
      <output>{step === 'find' ? t('findHint') : t('codeSent', { n: codeMinutes })}</output>
      <form method="post" action={`/${lang}/job`} className="j-form">
        {step === 'find' ? (
          <>
            <Field
              label={t('orderNumber')}
              name="Number"
              defaultValue={number}
              maxLength={20}
              dir="ltr"
              error={error}
            />
            <Field
              label={t('phone')}
              name="Phone"
              type="tel"
              autoComplete="tel"
              defaultValue={phone}
              maxLength={30}
            />
          </>
        ) : (
          <>
            <input type="hidden" name="Number" value={number} />
            <input type="hidden" name="Phone" value={phone} />
            <input type="hidden" name="Token" value={token} />
            <Field
              label={t('code')}
              name="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              dir="ltr"
              error={error}
            />
          </>
        )}
        <Button type="submit" kind="act">
          {t(step === 'find' ? 'sendCode' : 'openOrder')}
        </Button>
        {step === 'code' && (
          <Button kind="ghost" href={`/${lang}/job`}>
            {t('startOver')}
          </Button>
        )}
      </form>
    </div>
  );
}
