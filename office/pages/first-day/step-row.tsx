import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { sendTestMail } from '#contract/operations/office/settings/send-test-mail.ts';
import { partLink } from '#office/content/part-link.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useCan } from '#office/data/use-can.ts';
import type { Step } from '#office/setup-guide/use-setup-guide.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const goLabels = {
  contact: 'contactGo',
  logo: 'logoGo',
  delivery: 'set',
  pay: 'set',
  riel: 'set',
  product: 'productGo',
  mail: 'mailHow',
  factors: 'factorsGo',
  backups: 'backupsGo',
} as const;

/** One step: its state, what was found, and its link. */
export function StepRow({ step: found, isNext }: { step: Step; isNext: boolean }) {
  const { step, isDone } = found;
  const t = useLabels(officeFirstDayLabels);
  const foundText = useFoundText();
  return (
    <li className={`start ${isDone ? 'is-done' : isNext ? 'is-next' : ''}`}>
      <span className="start-mark">{isDone && <Icon name="check" />}</span>
      <div>
        <h3>
          {t(step)}
          <span className="vh"> {t(isDone ? 'done' : 'open')}</span>
        </h3>
        <p className="soft">{foundText(found)}</p>
      </div>
      <StepLink found={found} isNext={isNext} />
    </li>
  );
}

/** Formats a finding in the page's language. */
function useFoundText(): (found: Step) => string {
  const { lang } = useOffice();
  const t = useLabels(officeFirstDayLabels);
  const field = useLabels(settingFieldLabels);
  const when = useDateTimes();
  return ({ code, values, lacks }) =>
    t(code as keyof typeof officeFirstDayLabels.texts, {
      ...values,
      lacks: listText(
        lang,
        lacks.map((name) => field(`shop.${name}` as keyof typeof settingFieldLabels.texts)),
      ),
      ...(typeof values['when'] === 'string' && { when: when(values['when']) }),
    });
}

/** The link to complete the step. A test email is sent directly from here. */
function StepLink({ found: { step, isDone, code }, isNext }: { found: Step; isNext: boolean }) {
  const { links } = useOffice();
  const t = useLabels(officeFirstDayLabels);
  const common = useLabels(officeCommonLabels);
  const may = useCan();
  const test = useOfficeMutation(sendTestMail, { saved: t('mailAsked') });
  const kind = isDone ? 'quiet' : isNext ? 'plain' : 'ghost';
  if (code === 'mailNoTest')
    return (
      <Button kind={kind} busy={test.isPending} onClick={() => test.mutate({})}>
        {t('mailGo')}
      </Button>
    );
  const needs = { logo: 'content.write', product: 'catalogue.write', factors: 'staff.write' } as const;
  if (step in needs && !may(needs[step as keyof typeof needs])) return null;
  const hrefs: Record<Step['step'], string> = {
    contact: links.settings,
    logo: partLink(links, 'pages', 'logo'),
    delivery: links.delivery,
    pay: links.payments,
    riel: links.payments,
    product: code === 'productNone' ? links.quickProduct : links.products,
    mail: links.mails,
    factors: links.staff,
    backups: links.backups,
  };
  const what = isDone ? common('edit') : t(goLabels[step]);
  return (
    <Button kind={kind} href={hrefs[step]} aria-label={t('goTo', { what, step: t(step) })}>
      {what}
    </Button>
  );
}
