import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePaymentsLabels } from '#contract/labels/office/payments.ts';
import { settingFieldLabels } from '#contract/labels/office/setting-fields.ts';
import { HistoryButton } from '#office/history/history-button.tsx';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { EditButton } from '#office/records/stored-record.tsx';
import { blankOf, type Records } from '#office/records/use-records.ts';
import { Num } from '#ui/num.tsx';

interface Account {
  bank: { en: string; km: string };
  accountName: string;
  accountNumber: string;
  currency: 'USD' | 'KHR';
  qrPicture: string | null;
}

const names = ['bankAccounts', 'transferHours'];

interface AccountsProps extends Records {
  /** The provider whose setup a payment method asks for. */
  request: string | null;
  onClose: () => void;
}

/** The accounts for transfers and the transfer deadline, both edited in dialogs. */
export function Accounts({ records, fields, request, onClose }: AccountsProps) {
  const record = records[0] ?? null;
  const t = useLabels(officePaymentsLabels);
  const common = useLabels(officeCommonLabels);
  const labels = useLabels(settingFieldLabels);
  const inLanguage = useLocalizedText();
  const accounts = (record?.fields['bankAccounts'] ?? []) as readonly Account[];
  const { of: item } = fields['bankAccounts'] ?? {};
  const hours = record?.fields['transferHours'] ?? fields['transferHours']?.usual;
  return (
    <Section
      id="accounts"
      title={t('accounts')}
      end={
        <div className="way-foot">
          <EditButton
            kind="shop"
            id="shop"
            names={names}
            label={t('accounts')}
            text={accounts.length > 0 ? common('edit') : t('accountsGo')}
            // The first account needs no press of another button.
            draft={accounts.length === 0 && item ? { bankAccounts: [blankOf(item)] } : {}}
            isRequested={request === 'transfer'}
            onClose={onClose}
          />
          <HistoryButton
            kind="shop"
            id="shop"
            fields={names}
            about={t('accounts')}
            label={t('historyOf', { name: t('accounts') })}
          />
        </div>
      }
    >
      {accounts.length === 0 ? (
        <p className="soft">{t('noAccounts')}</p>
      ) : (
        <ul className="accounts rows" role="list">
          {accounts.map(({ bank, accountName, accountNumber, currency, qrPicture }) => (
            <li key={`${accountNumber} ${currency}`}>
              {qrPicture ? <img src={qrPicture} alt="" /> : <span className="soft">{t('noQr')}</span>}
              <div>
                <b>{inLanguage(bank)}</b>
                <p className="soft">{accountName}</p>
              </div>
              <div className="account-number">
                <Num>{accountNumber}</Num>
                <p className="soft">{labels(`shop.bankAccounts.currency.${currency}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {typeof hours === 'number' && <p className="soft">{t('transferHours', { n: hours })}</p>}
    </Section>
  );
}
