import { Colon } from '#office/components/colon.tsx';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { Note } from '#office/components/note.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import { type Difference, differencesOf } from './again.ts';
import type { PhoneOrderDraft } from './use-draft.ts';

/** What differs from the order that is repeated, line by line, until staff remove the item. */
export function AgainNotes({ talk: { draft, quote } }: { talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const inLanguage = useLocalizedText();
  const { again, lines } = draft;
  if (!again || !quote.data || quote.isPlaceholderData) return null;
  const quoted = quote.data.lines;
  const differences = again.items
    .filter(({ productId }) => lines.some((line) => line.productId === productId))
    .flatMap((item) => differencesOf(item, again.number, quoted).map((each) => ({ each, item })));
  const isSame = differences.every(({ each }) => each.kind === 'repeat');
  return (
    <Note kind={isSame ? 'good' : 'us'}>
      {t(isSame ? 'againSame' : 'again', { number: again.number })}
      {differences.map(({ each, item: { productId, name } }) => (
        <span key={`${productId} ${textOf(each)}`} className="again-note">
          {inLanguage(name)}
          <Colon />
          {textOf(each)}
        </span>
      ))}
    </Note>
  );

  function textOf(difference: Difference): string {
    switch (difference.kind) {
      case 'choice':
        return t('againChoice', { choice: inLanguage(difference.choice) });
      case 'price':
        return t('againPrice', { now: formatAmount(difference.now), was: formatAmount(difference.was) });
      case 'repeat':
        return t('againRepeat', { number: difference.number });
      default:
        return t(difference.kind === 'gone' ? 'againGone' : 'againProof');
    }
  }
}
