import { officeMailLabels } from '#contract/labels/office/mails.ts';
import type { Answer } from '#contract/operation.ts';
import type { getMailSettings } from '#contract/operations/office/settings/get-mail-settings.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/parts/state.tsx';

export type MailSettings = Answer<typeof getMailSettings>;

/** As the server's environment says, and who may answer. */
export function HowMailsGo({ mails }: { mails: MailSettings }) {
  const { server, isEncrypted, answers, from, isFromSet, shopAddress, sms, telegram } = mails;
  const t = useLabels(officeMailLabels);
  const { links } = useOffice();
  const phones = [sms !== '' && t('bySms', { host: sms }), telegram && t('byTelegram')].filter(Boolean);
  return (
    <>
      <dl className="mail-facts">
        <div>
          <dt>{t('server')}</dt>
          <dd>
            {server === '' ? (
              <State look="us">{t('noServer')}</State>
            ) : (
              <>
                {server} · {t(isEncrypted ? 'encrypted' : 'plain')} ·{' '}
                <State look={answers === false ? 'us' : 'done'}>
                  {t(answers === false ? 'away' : 'answers')}
                </State>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('from')}</dt>
          <dd>
            {from}
            {!isFromSet && <span className="soft"> · {t('fromGuessed')}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('shopAddress')}</dt>
          <dd>
            {shopAddress || t('nowhere')} <a href={links.settings}>{t('address')}</a>
          </dd>
        </div>
        <div>
          <dt>{t('phones')}</dt>
          <dd>{phones.length === 0 ? t('noPhones') : phones.join(' · ')}</dd>
        </div>
      </dl>
      <p className="soft narrow">
        {t('change', { variables: 'SMTP_URL, MAIL_FROM, SMS_URL, TELEGRAM_TOKEN' })}
      </p>
    </>
  );
}
