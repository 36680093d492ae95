import { onceLabels } from '#contract/labels/shared/once.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useLabels } from '#office/office-context.ts';
import { onceKey } from '#rules/once-key.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import type { Order } from './order.ts';

/** The one-time charges of a line, which its total doesn't include. */
export function OnceList({ once }: { once: Order['lines'][number]['once'] }) {
  const t = useLabels(onceLabels);
  const inLanguage = useLocalizedText();
  return once.map(({ kind, name, cents }) => (
    <small key={`${kind} ${name.en}`} className="order-once">
      {t(onceKey(kind, name.en), { name: inLanguage(name) })} <Num>+{formatAmount(cents)}</Num>
    </small>
  ));
}
