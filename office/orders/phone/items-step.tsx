import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { CartEditor } from '../cart/cart-editor.tsx';
import { lineChanges, type NewLine, withProduct } from '../cart/cart-lines.ts';
import { Failure } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDays } from '#office/components/use-days.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useRefusalText } from '#office/data/refusals.ts';
import { useLabels } from '#office/office-context.ts';
import { AgainNotes } from './again-notes.tsx';
import { Extras } from './extras.tsx';
import type { PhoneOrderDraft } from './use-draft.ts';

const none: readonly [] = [];

/** The ordered items, at current prices and stock. */
export function ItemsStep({ talk }: { talk: PhoneOrderDraft }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const inLanguage = useLocalizedText();
  const days = useDays();
  const refusalText = useRefusalText();
  const { draft, change, quote } = talk;
  const setLines = (lines: NewLine[]) => change({ lines });
  const lines = (quote.data?.lines ?? []).flatMap(({ productId, name, problem, expectedOn, ...line }) => {
    const stored = draft.lines.find((each) => each.productId === productId);
    return stored
      ? {
          ...line,
          ...lineChanges(draft.lines, productId, setLines),
          key: String(productId),
          name: inLanguage(name),
          quantity: stored.quantity,
          cells: stored.cells,
          note: expectedOn ? t('availableFrom', { day: days(expectedOn) }) : '',
          problem: problem === null ? '' : t(problem),
        }
      : [];
  });
  return (
    <Section title={common('items')}>
      <AgainNotes talk={talk} />
      <CartEditor
        lines={lines}
        removed={none}
        isBusy={draft.lines.length > 0 && (quote.isPlaceholderData || quote.isPending)}
        onAdd={(productId) => setLines(withProduct(draft.lines, productId))}
      />
      <Failure>{quote.isError && !quote.data && refusalText(quote.error)}</Failure>
      <Extras talk={talk} />
    </Section>
  );
}
