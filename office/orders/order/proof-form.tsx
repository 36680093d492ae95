import { useState } from 'react';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { proofLimits } from '#contract/proofs.ts';
import { parseAmount } from '#office/components/amounts.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useRules } from '#office/forms/use-rules.ts';
import { useLabels } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { FileButton } from '#office/pictures/add-picture.tsx';
import { Sendings } from '#office/pictures/sending-row.tsx';
import { useUploads } from '#office/pictures/use-uploads.ts';
import { printedSize } from '#rules/artwork.ts';
import { formatAmount } from '#rules/money.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface ProofFormProps {
  order: Order;
  line: Order['lines'][number];
  /** Whether no proof of the item was sent. Others say what changed. */
  isFirst: boolean;
  onDone: () => void;
}

/** Returns the values with which a proof begins: those of the last one, or the sizes that were ordered. */
function valuesOf({ unitCents, prints, proofs }: ProofFormProps['line']): Record<string, string> {
  const before = proofs[0]?.places ?? [];
  const sizes = prints.flatMap(({ attributeId, artwork, asksFor, ...use }) => {
    const place = before.find((each) => each.attributeId === attributeId);
    const size = place ?? (artwork && asksFor === 'artwork' ? printedSize(artwork.facts, use) : null);
    return [
      [`width${attributeId}`, String(size?.widthMm ?? '')],
      [`height${attributeId}`, String(size?.heightMm ?? '')],
      [`inks${attributeId}`, place?.inks ?? ''],
    ] as const;
  });
  const price = unitCents === null ? '' : formatAmount(unitCents);
  return { note: '', price, ...Object.fromEntries(sizes) };
}

/** Makes a proof as a draft: the shop draws it, or staff attach a file. */
export function ProofForm({ order: { number }, line, isFirst, onDone }: ProofFormProps) {
  const t = useLabels(officeProofLabels);
  const inLanguage = useLocalizedText();
  const { needed } = useRules();
  const { mutateAsync } = useOfficeMutation(makeProof, { isInForm: true });
  const [attached, setAttached] = useState<{ id: string; name: string } | null>(null);
  const { sendings, add, forget, retry } = useUploads({
    use: 'proof',
    onSending: () => undefined,
    onSent: async ({ upload, file }) => setAttached({ id: upload, name: file.name }),
  });
  const { id, unitCents, prints } = line;
  const isToDraw = prints.some(({ asksFor }) => asksFor === 'drawing');
  const isMm = (text: string) =>
    text === '' || (/^\d{1,4}$/u.test(text) && Number(text) > 0 && Number(text) <= proofLimits.sideMm)
      ? undefined
      : t('notMm');
  const form = useOfficeForm({
    start: valuesOf(line),
    rules: {
      ...(isFirst ? {} : { note: needed }),
      price: (text: string) =>
        unitCents !== null && parseAmount(text, 'USD') === null ? t('notPrice') : undefined,
      ...Object.fromEntries(
        prints.flatMap(({ attributeId }) =>
          ['width', 'height'].map((side) => [`${side}${attributeId}`, isMm]),
        ),
      ),
    },
    send: async (values) => {
      const mm = (key: string) => (values[key] ? Number(values[key]) : null);
      const price = parseAmount(values['price'] ?? '', 'USD');
      await mutateAsync({
        number,
        line: id,
        note: values['note'] ?? '',
        unitCents: price === unitCents ? null : price,
        upload: attached?.id ?? null,
        places: prints.map(({ attributeId }) => ({
          attributeId,
          widthMm: mm(`width${attributeId}`),
          heightMm: mm(`height${attributeId}`),
          inks: values[`inks${attributeId}`] ?? '',
        })),
      });
      onDone();
    },
  });
  return (
    <OfficeForm form={form} label={t('createProof')} submit={t('createProof')}>
      <p className="soft">
        {t(attached ? 'attached' : isToDraw ? 'toDraw' : 'drawn', { name: attached?.name ?? '' })}
      </p>
      <FileButton icon="file-text" accept=".pdf,.ai,image/*" onFiles={(files) => add(files.slice(0, 1))}>
        {t('attachProof')}
      </FileButton>
      <Sendings sendings={sendings} onForget={forget} onRetry={retry} />
      {prints.map(({ attributeId, choice }) => (
        <fieldset key={attributeId} className="proof-place">
          <legend>{inLanguage(choice)}</legend>
          <Field {...form.ties(`width${attributeId}`)} label={t('width')} inputMode="numeric" dir="ltr" />
          <Field {...form.ties(`height${attributeId}`)} label={t('height')} inputMode="numeric" dir="ltr" />
          <Field
            {...form.ties(`inks${attributeId}`)}
            label={t('inks')}
            maxLength={proofLimits.inks}
            dir="auto"
          />
        </fieldset>
      ))}
      <TextArea
        {...form.ties('note')}
        label={t(isFirst ? 'note' : 'whatChanged')}
        hint={t('noteHint')}
        optional={isFirst ? ' ' : undefined}
        rows={3}
        maxLength={proofLimits.note}
        dir="auto"
      />
      {unitCents !== null && (
        <Field
          {...form.ties('price')}
          label={t('price')}
          hint={t('priceHint')}
          inputMode="decimal"
          dir="ltr"
        />
      )}
    </OfficeForm>
  );
}
