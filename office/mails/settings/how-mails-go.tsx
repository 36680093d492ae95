import { Fragment } from 'react';
import { officeMailLabels } from '#contract/labels/office/mails.ts';
import type { Answer } from '#contract/operation.ts';
import type { getMailSettings } from '#contract/operations/office/settings/get-mail-settings.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { DescriptionList } from '#office/components/description-list.tsx';
import { State } from '#office/components/state.tsx';

export type MailSettings = Answer<typeof getMailSettings>;

/** Builds the email settings, from the office or the server's environment, and the reply address. */
export function HowMailsGo({ mails }: { mails: MailSettings }) {
  const { server, isEncrypted, answers, from, isFromSet, shopAddress, sms, telegram } = mails;
  const t = useLabels(officeMailLabels);
  const { links } = useOffice();
  const may = useCan();
  const phones = [sms !== '' && t('bySms', { host: sms }), telegram && t('byTelegram')].filter(Boolean);
  return (
    <>
      <DescriptionList
        rows={[
          [
            t('server'),
            server === '' ? (
              <State look="us">{t('noServer')}</State>
            ) : (
              <Fragment key="server">
                {server} · {t(isEncrypted ? 'encrypted' : 'plain')} ·{' '}
                <State look={answers === false ? 'us' : 'done'}>
                  {t(answers === false ? 'away' : 'answers')}
                </State>
              </Fragment>
            ),
          ],
          [
            t('from'),
            <Fragment key="from">
              {from}
              {!isFromSet && <span className="soft"> · {t('fromGuessed')}</span>}
            </Fragment>,
          ],
          [
            t('shopAddress'),
            <Fragment key="address">
              {shopAddress || t('nowhere')} <a href={links.settings}>{t('address')}</a>
            </Fragment>,
          ],
          [t('phones'), phones.length === 0 ? t('noPhones') : phones.join(' · ')],
        ]}
      />
      {!may('connections.write') && <p className="soft narrow">{t('change')}</p>}
    </>
  );
}
