import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { Icon } from '#ui/icon.tsx';
import type { Order } from './order.ts';
import { useMoves } from './use-moves.ts';

/** Everything that became of the order, the newest first, by the shop's clock. */
export function Timeline({ order }: { order: Order }) {
  const t = useLabels(officeOrderLabels);
  const when = useMoments();
  const moves = useMoves(order);
  return (
    <Section title={t('timeline')}>
      <ol className="moves">
        {moves.map(({ at, icon, text, by, detail }) => (
          <li key={`${at} ${icon} ${text}`}>
            <span className="move-mark">
              <Icon name={icon} />
            </span>
            <p>
              {text}
              {by !== '' && <span className="soft"> · {by}</span>}
              {detail !== '' && <small>{detail}</small>}
            </p>
            <time className="soft" dateTime={at}>
              {when(at)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  );
}
