import { jobLabels } from '#contract/labels/mail/job.ts';
import { payLinkLabels } from '#contract/labels/mail/pay-link.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { ActForm } from './act-form.tsx';
import { isEarly } from './job-to-do.tsx';
import type { Job } from './job-types.ts';

export type Payment = NonNullable<Job['Payment']>;

interface PayMethodsProps {
  job: Job;
  payment: Payment;
  /** The path of the page, below the language. */
  path: string;
  /** Whether a QR code is shown already, so that these are the other methods. */
  isOther?: boolean;
}

/**
 * The payment methods of the shop: a QR code appears on the page, and the form of a card or wallet has a page of its own.
 * The first is the saffron button, unless a proof waits, a code is shown, or the day is still to come.
 */
export function PayMethods({ job, payment, path, isOther = false }: PayMethodsProps) {
  const { lang } = useShop();
  const t = useLabels(jobLabels);
  const codeTexts = useLabels(payLinkLabels);
  const isSecond = isOther || isEarly(job) || job.Proofs.some(({ IsOpen }) => IsOpen);
  const methods = payment.Methods.filter(({ ShownAs }) => !isOther || ShownAs !== 'code');
  const minutes = payment.CodeMinutes ?? 0;
  const hint = payment.CodeEndsOrder
    ? codeTexts(payment.Accounts.length > 0 ? 'codeHint' : 'codeOnly', { minutes })
    : t('codeForBalance', { minutes });
  if (methods.length === 0) return null;
  return (
    <div className="j-methods">
      {isOther && <h3>{t('otherMethods')}</h3>}
      {methods.map(({ PaymentMethodId: id, Name: method, ShownAs }, at) => {
        const kind = at === 0 && !isSecond ? 'act' : 'plain';
        return ShownAs === 'code' ? (
          <ActForm key={id} act="pay">
            <input type="hidden" name="PaymentMethod" value={id} />
            <Button type="submit" kind={kind} icon="qr-code">
              {codeTexts('byCode')}
            </Button>
            <p className="j-soft">{hint}</p>
          </ActForm>
        ) : (
          <Button
            key={id}
            kind={kind}
            icon={ShownAs === 'wallet' ? 'wallet' : 'credit-card'}
            href={`/${lang}${path}/pay?method=${id}`}
          >
            {t('payBy', { method })}
          </Button>
        );
      })}
    </div>
  );
}
