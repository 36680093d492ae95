import { useState } from 'react';
import { fileCurrencies } from '#contract/constants.ts';
import { officeImportQuestionLabels } from '#contract/labels/office/import-questions.ts';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { type ShopSystem, systemNames } from '#contract/shop-systems.ts';
import { Note } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Import } from './import.ts';

type Currency = (typeof fileCurrencies)[number];

/** Asks which system exported a file that wasn't recognized, and which currency the prices of an export have. */
export function ExportQuestions({ shown }: { shown: Import }) {
  const { state, fault: error, chosenSource, prices } = shown;
  const isOpen = state === 'ready' || state === 'failed';
  return (
    <>
      {isOpen && (/^no|^near/u.test(error ?? '') || chosenSource) && <Source shown={shown} />}
      {state === 'ready' && prices && <Prices key={JSON.stringify(shown.money)} shown={shown} />}
    </>
  );
}

function Source({ shown: { id, source, chosenSource } }: { shown: Import }) {
  const t = useLabels(officeImportQuestionLabels);
  const change = useOfficeMutation(changeImport);
  return (
    <div className="narrow">
      <SelectField
        name="source"
        label={t('source')}
        hint={t('sourceHint')}
        {...((chosenSource ?? source) === null && { choose: t('chooseSource') })}
        options={Object.entries(systemNames).map(([value, text]) => ({ value, text }))}
        value={chosenSource ?? source ?? ''}
        onChange={({ currentTarget: { value } }) =>
          value !== '' && change.mutate({ id, source: value as ShopSystem })
        }
      />
    </div>
  );
}

function Prices({ shown: { id, prices, money } }: { shown: Import }) {
  const t = useLabels(officeImportQuestionLabels);
  const change = useOfficeMutation(changeImport);
  const [currency, setCurrency] = useState<Currency | ''>(money?.currency ?? prices?.found ?? '');
  const isForeign = currency !== '' && currency !== 'USD';
  const rate = money && money.currency !== 'USD' ? String(money.perDollar) : '';
  return (
    <Section title={t('prices')}>
      {money ? (
        <Note kind="good">
          {money.currency === 'USD'
            ? t('used', { currency: t('USD') })
            : t('usedRate', { currency: t(money.currency), rate })}
        </Note>
      ) : (
        <Note kind="us">
          {t('ask', { examples: prices?.examples.join(' · ') ?? '' })}
          {prices?.found && ` ${t('found', { currency: t(prices.found) })}`}
        </Note>
      )}
      <form
        className="import-step narrow"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('perDollar');
          const perDollar = typeof typed === 'string' ? Number(typed.replaceAll(',', '')) : 1;
          if (currency !== '') change.mutate({ id, money: { currency, perDollar } });
        }}
      >
        <SelectField
          name="currency"
          label={t('currency')}
          choose={t('chooseCurrency')}
          options={fileCurrencies.map((code) => ({ value: code, text: `${t(code)} (${code})` }))}
          value={currency}
          onChange={({ currentTarget: { value } }) => setCurrency(value as Currency | '')}
        />
        {isForeign && (
          <Field
            name="perDollar"
            label={t('perDollar', { currency })}
            hint={t('rateHint')}
            inputMode="decimal"
            dir="ltr"
            defaultValue={rate}
            pattern="[0-9]{1,3}([0-9]*|(,[0-9]{3})*)([.][0-9]+)?"
          />
        )}
        <div className="form-foot">
          <Button
            type="submit"
            kind={money ? 'ghost' : 'plain'}
            disabled={currency === ''}
            busy={change.isPending}
          >
            {t('useCurrency')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
