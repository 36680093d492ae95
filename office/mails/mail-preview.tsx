import type { Answer } from '#contract/operation.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { languages } from '#contract/languages.ts';
import type { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { useLabels } from '../office-context.ts';
import { Note } from '../components/note.tsx';
import './mail-preview.css';

/** A preview of an email in its reader's language. */
export function MailPreview({ mail }: { mail: Answer<typeof planRefund>['mail'] }) {
  const t = useLabels(officeMoneyLabels);
  const { to, language, subject, text, isWithheld } = mail;
  if (to === '') return <p className="soft">{t('toldNobody')}</p>;
  return (
    <>
      {isWithheld && <Note kind="us">{t('withheld')}</Note>}
      <div className="mail-preview">
        {to !== null && <p className="mail-to">{t('toldTo', { email: to })}</p>}
        <div lang={languages[language].tag} dir="auto">
          <div className="mail-subject">{subject}</div>
          <p className="mail-text">{text}</p>
        </div>
      </div>
    </>
  );
}
