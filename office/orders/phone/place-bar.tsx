import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Failure } from '#office/components/note.tsx';
import { formatAmount } from '#rules/money.ts';
import { listText } from '#rules/text-of-language.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import type { PhoneOrderDraft } from './use-draft.ts';
import type { Placing } from './use-placing.ts';
import { useWhy } from './use-why.ts';

interface PlaceBarProps {
  talk: PhoneOrderDraft;
  placing: Placing;
  saidYes: boolean;
}

/** The button that places the order, with the total. If disabled, it shows what is missing. */
export function PlaceBar({ talk, placing, saidYes: confirmed }: PlaceBarProps) {
  const t = useLabels(officePhoneOrderLabels);
  const { lang } = useOffice();
  const whyText = useWhy();
  const { draft, customer, quote } = talk;
  const { busy, refusal, place } = placing;
  const announced = quote.isPlaceholderData ? undefined : quote.data;
  const chosen = announced?.ways.find(({ way: method }) => method === draft.way) ?? null;
  const steps = [
    [t('whoMissing'), customer === null],
    [t('whatMissing'), draft.lines.length === 0],
    [t('addressMissing'), customer?.address === ''],
    [t('wayMissing'), chosen === null],
    [t('yesMissing'), !confirmed],
  ] as const;
  const missing = steps.flatMap(([step, isMissing]) => (isMissing ? [step] : []));
  const why = announced && draft.lines.length > 0 ? (announced.problem ?? chosen?.problem ?? null) : null;
  const isReady = announced !== undefined && missing.length === 0 && why === null;
  const total = formatAmount(announced?.sums.totalCents ?? 0);
  const says = why ? whyText(why) : missing.length > 0 ? t('missing', { what: listText(lang, missing) }) : '';
  return (
    <div className="foot-bar place-bar">
      <Failure>{refusal}</Failure>
      {announced && draft.lines.length > 0 && (
        <b className="place-sum">
          <Num>{total}</Num>
        </b>
      )}
      <p className={why ? 'bad-text' : 'soft'} id="place-why">
        {says}
      </p>
      <Button
        busy={busy}
        aria-disabled={!isReady}
        aria-describedby="place-why"
        onClick={() => isReady && void place(announced.sums.totalCents, confirmed)}
      >
        {busy ? t('placing') : t('place', { total })}
      </Button>
    </div>
  );
}
