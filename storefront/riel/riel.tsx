import { create } from 'zustand';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { centsOf } from '#rules/money.ts';
import { rielOf, formatRiel } from '#rules/riel.ts';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import type { LayoutData } from '../shell-data/layout-data.ts';
import { useLabels, useShop } from '../shop-context.tsx';
import { useDates } from '../use-dates.ts';
import './riel.css';

/** More than any order's total. Stored values may be arbitrary. */
const maxCents = 1e11;

type Rate = LayoutData['riel'];

/** The current rate, if it differs from the page's. */
const useRenewed = create<{ riel?: Rate }>(() => ({}));

/** Stores a new rate reported by the shop; null if it no longer shows riel. */
export const renewRate = (riel: Rate): void => useRenewed.setState({ riel });

function useRate(): Rate {
  const { chrome: layout } = useShop();
  const { riel = layout.riel } = useRenewed();
  return riel;
}

/** Converts dollars at the shop's current rate, or null if it shows no riel. */
export function useRiel(dollars: number): number | null {
  const riel = useRate();
  const cents = centsOf(dollars);
  return riel && Math.abs(cents) < maxCents ? rielOf(cents, riel.rate) : null;
}

export const Riel = ({ value }: { value: number }) => <Num>{formatRiel(value)}</Num>;

/** The paid amount in its own currency; if that is riel, with the dollars beside it. */
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

/** The amount in riel, in small letters beside the amount in dollars. */
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

/** The row with the riel amount below a total. Renders nothing if the shop shows no riel. */
export function RielRow({ riel }: { riel: number | null | undefined }) {
  const t = useLabels(sharedLabels);
  return (
    typeof riel === 'number' && (
      <div className="sum-aside">
        <dt>{t('inRiel')}</dt>
        <dd>
          <Riel value={riel} />
        </dd>
      </div>
    )
  );
}

/** A rate with its day, in a text with `{rate}` and `{day}`. */
export function RateNote({ text, rate, since }: { text: string; rate: number; since: string }) {
  const { day } = useDates();
  return (
    <p className="fx-rate">
      <Filled text={text} places={{ rate: <Riel value={rate} />, day: <Num>{day(since)}</Num> }} />
    </p>
  );
}

export function ShopRate() {
  const riel = useRate();
  const t = useLabels(sharedLabels);
  return riel && <RateNote text={t('rielRate')} {...riel} />;
}
