import { create } from 'zustand';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { centsOf } from '#rules/money.ts';
import { rielOf, rielText } from '#rules/riel.ts';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import type { ChromeData } from '../frame/chrome-data.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { useDates } from '../use-dates.ts';
import './riel.css';

/** More than any order comes to; what a browser has stored may be anything. */
const mostCents = 1e11;

type Rate = ChromeData['riel'];

/** The rate of now where that is not what the page came with. */
const useRenewed = create<{ riel?: Rate }>(() => ({}));

/** The shop has said that the rate is another one by now; null: it shows no riel any more. */
export const renewRate = (riel: Rate): void => useRenewed.setState({ riel });

function useRate(): Rate {
  const { chrome } = useShop();
  const { riel = chrome.riel } = useRenewed();
  return riel;
}

/** What so many dollars come to at the shop's rate of now; null: it shows no riel. */
export function useRiel(dollars: number): number | null {
  const riel = useRate();
  const cents = centsOf(dollars);
  return riel && Math.abs(cents) < mostCents ? rielOf(cents, riel.rate) : null;
}

/** An amount in riel. */
export const Riel = ({ value }: { value: number }) => <Num>{rielText(value)}</Num>;

/** What was paid, in the money it was paid in; the same in dollars beside riel. */
export function Paid({
  dollars,
  riel,
}: {
  dollars: number;
  riel: { Total: number; IsPaid?: true | undefined } | undefined;
}) {
  if (!riel?.IsPaid) return <Money value={dollars} />;
  return (
    <span className="run">
      <Riel value={riel.Total} />{' '}
      <span className="riel">
        <Money value={dollars} />
      </span>
    </span>
  );
}

/** Beside an amount in dollars: the same in riel, small. */
export function InRiel({ dollars }: { dollars: number }) {
  const riel = useRiel(dollars);
  return (
    riel !== null && (
      <span className="riel">
        <Riel value={riel} />
      </span>
    )
  );
}

/** The row below a total; nothing where there are no riel. */
export function RielRow({ riel }: { riel: number | null | undefined }) {
  const t = useLabels(sharedLabels);
  return (
    typeof riel === 'number' && (
      <div className="sum-riel">
        <dt>{t('inRiel')}</dt>
        <dd>
          <Riel value={riel} />
        </dd>
      </div>
    )
  );
}

/** A rate with its day in a text with `{rate}` and `{day}`. */
export function RateNote({ text, rate, since }: { text: string; rate: number; since: string }) {
  const { day } = useDates();
  return (
    <p className="fx-rate">
      <Filled text={text} places={{ rate: <Riel value={rate} />, day: <Num>{day(since)}</Num> }} />
    </p>
  );
}

/** The shop's rate of now. */
export function ShopRate() {
  const riel = useRate();
  const t = useLabels(sharedLabels);
  return riel && <RateNote text={t('rielRate')} {...riel} />;
}
