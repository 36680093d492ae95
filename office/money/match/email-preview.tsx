import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { MailPreview } from '#office/mails/mail-preview.tsx';
import type { Plan, Transfer } from './transfer.ts';

export function EmailPreview({ plan, customer }: { plan: Plan; customer: Transfer['customer'] }) {
  const t = useLabels(officeMoneyLabels);
  const name = customer?.firstName ?? '';
  const title = name === '' ? t('told') : t('toldWho', { name });
  return (
    <section className="told" aria-label={title}>
      <h2>{title}</h2>
      {plan.mail ? <MailPreview mail={plan.mail} /> : <p className="soft">{t('toldNothing')}</p>}
      <p className="soft">{t('notYet')}</p>
    </section>
  );
}
