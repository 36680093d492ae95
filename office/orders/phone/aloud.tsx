import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { CopyButton } from '#office/components/copy-button.tsx';
import { UnreachedNote } from '#office/mails/unreached.tsx';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { SegmentedControl } from '#office/components/segmented-control.tsx';
import type { PhoneOrderDraft } from './use-draft.ts';

interface AloudProps {
  talk: PhoneOrderDraft;
  saidYes: boolean;
  onYes: (confirmed: boolean) => void;
}

/** The order as sentences to read aloud in the customer's language, and the customer's consent. */
export function Aloud({ talk: { aloudIn, speak, quote, customer }, saidYes: confirmed, onYes }: AloudProps) {
  const t = useLabels(officePhoneOrderLabels);
  const sentences = quote.data?.aloud ?? [];
  return (
    <Section
      title={t('aloud')}
      end={
        <SegmentedControl
          isNameHidden
          label={t('aloudIn')}
          value={aloudIn}
          choices={languageCodes.map((code) => ({
            value: code,
            text: languages[code].name,
            lang: languages[code].tag,
          }))}
          onChoose={speak}
        />
      }
    >
      {sentences.length === 0 ? (
        <p className="soft">{t('nothingAloud')}</p>
      ) : (
        <>
          <div className="aloud" lang={languages[aloudIn].tag} aria-live="off">
            {sentences.map((sentence, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
              <p key={at}>{sentence}</p>
            ))}
          </div>
          {customer?.unreached && (
            <>
              <UnreachedNote to={customer.login} why={customer.unreached} />
              <p>
                <CopyButton text={sentences.join('\n')} label={t('copyAloud')} />
              </p>
            </>
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={confirmed}
              onChange={({ currentTarget }) => onYes(currentTarget.checked)}
            />
            {t('saidYes')}
          </label>
          <p className="hint">{t('saidYesHint')}</p>
        </>
      )}
    </Section>
  );
}
