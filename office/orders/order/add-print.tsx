import { useState } from 'react';
import { artworkLimits, artworkTypes } from '#contract/artwork.ts';
import { officePrintLabels } from '#contract/labels/office/order-prints.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { sendOrderPrint } from '#contract/operations/office/orders/send-order-print.ts';
import { notedChannels } from '#contract/proofs.ts';
import { DialogButton } from '#office/components/dialog-button.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { OfficeForm } from '#office/forms/office-form.tsx';
import { useOfficeForm } from '#office/forms/use-office-form.ts';
import { useLabels } from '#office/office-context.ts';
import { FileButton } from '#office/pictures/add-picture.tsx';
import { Sendings } from '#office/pictures/sending-row.tsx';
import { useUploads } from '#office/pictures/use-uploads.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Order } from '../order.ts';
import type { Print } from '../prints.tsx';

interface AddPrintProps {
  number: string;
  line: Order['lines'][number];
  print: Print;
}

/** The buttons to add what a customer gave to staff: a file, a text or names, and how it came. */
export function AddPrint({ number, line, print }: AddPrintProps) {
  const t = useLabels(officePrintLabels);
  const inLanguage = useLocalizedText();
  const { asksFor, artwork, text, names, position } = print;
  const kinds =
    asksFor === 'drawing' ? (['text', 'file'] as const) : [asksFor === 'artwork' ? 'file' : 'text'];
  const texts = {
    artwork: artwork ? 'replaceLogo' : 'addLogo',
    text: text === '' ? 'addText' : 'changeText',
    names: names.length === 0 ? 'addNames' : 'changeNames',
  } as const;
  return (
    <span className="row-1 add-print">
      {kinds.map((kind) => {
        const title = t(
          asksFor === 'drawing' ? (kind === 'file' ? 'addSketch' : 'describe') : texts[asksFor],
        );
        const place = { place: inLanguage(position), name: inLanguage(line.name) };
        return (
          <DialogButton
            key={kind}
            text={title}
            label={t('addOf', { what: title, ...place })}
            title={title}
            small
          >
            {(close) => (
              <AddForm
                number={number}
                line={line.id}
                print={print}
                title={title}
                isFile={kind === 'file'}
                onDone={close}
              />
            )}
          </DialogButton>
        );
      })}
    </span>
  );
}

interface AddFormProps {
  number: string;
  line: number;
  print: Print;
  title: string;
  isFile: boolean;
  onDone: () => void;
}

function AddForm({
  number,
  line,
  print: { attributeId, asksFor, text, names },
  title,
  isFile,
  onDone,
}: AddFormProps) {
  const t = useLabels(officePrintLabels);
  const proofs = useLabels(officeProofLabels);
  const { mutateAsync } = useOfficeMutation(sendOrderPrint, { saved: t('added'), isInForm: true });
  const [file, setFile] = useState<{ id: string; name: string } | null>(null);
  const [isLacking, setLacking] = useState(false);
  const { sendings, add, forget, retry } = useUploads({
    use: 'artwork',
    onSent: async ({ upload, file: sent }) => setFile({ id: upload, name: sent.name }),
  });
  const isNames = asksFor === 'names';
  const form = useOfficeForm({
    start: { channel: 'chat', text: isNames ? names.join('\n') : text },
    rules: {},
    blames: { longPrintText: 'text' },
    send: async (values) => {
      setLacking(isFile && !file);
      if (isFile && !file) return;
      const channel = notedChannels.find((each) => each === values.channel) ?? 'chat';
      await mutateAsync({ number, line, attributeId, channel, upload: file?.id ?? null, text: values.text });
      onDone();
    },
  });
  return (
    <OfficeForm form={form} label={title} submit={title}>
      <p className="soft">{t('addHint')}</p>
      {isFile ? (
        <>
          {file && <p>{proofs('attached', { name: file.name })}</p>}
          <FileButton
            icon="image-plus"
            accept={`${artworkTypes},image/*`}
            onFiles={(files) => add(files.slice(0, 1))}
          >
            {t('chooseFile')}
          </FileButton>
          <Sendings sendings={sendings} onForget={forget} onRetry={retry} />
          {isLacking && !file && (
            <p className="bad-text" role="alert">
              {t('noFile')}
            </p>
          )}
        </>
      ) : (
        <TextArea
          {...form.ties('text')}
          label={t(isNames ? 'theNames' : 'theText')}
          rows={isNames ? 6 : 3}
          maxLength={isNames ? artworkLimits.names * (artworkLimits.name + 2) : artworkLimits.text}
          dir="auto"
        />
      )}
      <SelectField
        {...form.ties('channel')}
        label={proofs('channel')}
        options={notedChannels.map((value) => ({ value, text: proofs(value) }))}
      />
    </OfficeForm>
  );
}
