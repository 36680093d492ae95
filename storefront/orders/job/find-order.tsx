import { jobLabels } from '#contract/labels/mail/job.ts';
import { messages } from '#contract/messages.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Num } from '#ui/num.tsx';
import { FindHelp } from './find-help.tsx';
import type { FindView } from './job-view.ts';

/** Finds an order without a link, in two steps: number and phone, then the code that was sent. */
export function FindOrder({ find }: { find: FindView }) {
  const t = useLabels(jobLabels);
  return (
    <div className="j-find">
      <div className="j-one">
        <h1>{t('findOrder')}</h1>
        {find.step === 'find' ? <FindForm find={find} /> : <CodeForm find={find} />}
      </div>
      <FindHelp sampleNumber={find.sampleNumber} />
    </div>
  );
}

function FindForm({ find: { number, phone, problems } }: { find: FindView }) {
  const { lang } = useShop();
  const t = useLabels(jobLabels);
  const message = useLabels(messages);
  const error = (field: 'number' | 'phone', label: string) =>
    problems[field] && message('required', { label });
  return (
    <>
      <output>{t('findHint')}</output>
      {/* The server names the problems, because the browser would in its own language. */}
      <form method="post" action={`/${lang}/job`} className="j-form" noValidate>
        <Field
          label={t('orderNumber')}
          name="Number"
          defaultValue={number}
          maxLength={20}
          dir="ltr"
          error={error('number', t('orderNumber'))}
        />
        <Field
          label={t('phone')}
          name="Phone"
          type="tel"
          autoComplete="tel"
          defaultValue={phone}
          maxLength={30}
          error={error('phone', t('phone'))}
        />
        <Button type="submit" kind="act">
          {t('sendCode')}
        </Button>
      </form>
    </>
  );
}

function CodeForm({ find: { number, phone, token, problems, codeMinutes } }: { find: FindView }) {
  const { lang } = useShop();
  const t = useLabels(jobLabels);
  const message = useLabels(messages);
  const action = `/${lang}/job`;
  const entered = (
    <>
      <input type="hidden" name="Number" value={number} />
      <input type="hidden" name="Phone" value={phone} />
    </>
  );
  const errors = { required: message('required', { label: t('code') }), wrongCode: t('wrongCode') };
  return (
    <>
      <output>{t('codeSent', { n: codeMinutes })}</output>
      <dl className="j-rows">
        <div>
          <dt>{t('orderNumber')}</dt>
          <dd>
            <Num>{number}</Num>
          </dd>
        </div>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <Num>{phone}</Num>
          </dd>
        </div>
      </dl>
      <form method="post" action={action} className="j-form" noValidate>
        {entered}
        <input type="hidden" name="Token" value={token} />
        <Field
          label={t('code')}
          name="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          dir="ltr"
          error={problems.code && errors[problems.code]}
        />
        <Button type="submit" kind="act">
          {t('openOrder')}
        </Button>
      </form>
      <form method="post" action={action} className="j-acts">
        {entered}
        <Button type="submit" kind="ghost">
          {t('sendCodeAgain')}
        </Button>
        <Button kind="ghost" href={action}>
          {t('startOver')}
        </Button>
      </form>
    </>
  );
}
