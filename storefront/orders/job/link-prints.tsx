import { artworkLimits, artworkTypes, fileAsks } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { PrintedArtwork } from '#storefront/artwork/printed-artwork.tsx';
import { printTextLabels, type PrintTextKind } from '#storefront/artwork/print-text-labels.ts';
import { PrintedText } from '#storefront/artwork/printed-text.tsx';
import { RefusedFile } from '#storefront/artwork/refused-file.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { SendFile } from './send-file.tsx';
import { drawingPrice } from '../drawing-price.ts';
import { ActForm } from './act-form.tsx';
import type { Job, JobPrint } from './job-types.ts';
import { type Done, isRefusedPrint } from './job-view.ts';

interface LinkPrintProps {
  print: JobPrint;
  job: Job;
  /** The path of the page, below the language. */
  path: string;
  done: Done;
}

/** A print behind a link, with a form for its text, which works without scripts. */
export function LinkPrint({ print, job, path, done }: LinkPrintProps) {
  const { lang } = useShop();
  return (
    <>
      {print.IsRefused && <RefusedFile />}
      {print.Artwork && (
        <PrintedArtwork
          artwork={print.Artwork}
          use={print}
          isSketch={print.AsksFor === 'drawing'}
          picture={`/${lang}${path}/artwork/${print.Artwork.ArtworkId}`}
        />
      )}
      {print.AsksFor !== 'artwork' && (
        <JobText
          print={print}
          asksFor={print.AsksFor}
          drawing={drawingPrice(job.Items, print)}
          refused={isRefusedPrint(print, done) ? done : {}}
        />
      )}
      {print.IsOpen && fileAsks.includes(print.AsksFor) && <SendPrint print={print} path={path} />}
    </>
  );
}

const megabytes = { n: artworkLimits.bytes / 1_000_000 };

/** Sends a file by the page’s script; without it, as a reply, or from the account. */
function SendPrint({ print, path }: { print: JobPrint; path: string }) {
  const { lang: languageCode, links } = useShop();
  const t = useLabels(orderPrintLabels);
  const { OrderItemID, ProductAttributeID, Artwork, AsksFor } = print;
  const place = { Code: path.split('/').at(-1), OrderItemID, ProductAttributeID, languageCode };
  const isSent = Artwork !== null;
  const isSketch = AsksFor === 'drawing';
  return (
    <SendFile
      target={{ max: artworkLimits.bytes, place }}
      button={t(isSketch ? (isSent ? 'replaceSketch' : 'addSketch') : isSent ? 'replace' : 'sendLogo')}
      hint={t(isSketch ? 'sketchHint' : 'formats', megabytes)}
      isMissing={!isSent && !isSketch}
      accept={artworkTypes}
    >
      <p className="j-soft">
        {t(isSent ? 'replaceByReply' : 'byReply')} <a href={links.ordersHistory()}>{t('inAccount')}</a>
      </p>
    </SendFile>
  );
}

interface JobTextProps {
  print: JobPrint;
  asksFor: PrintTextKind;
  /** The price of a drawing, in dollars. */
  drawing: number | undefined;
  /** The text that was entered and refused, and why. */
  refused: Pick<Done, 'text' | 'refusal'>;
}

function JobText({ print, asksFor, drawing, refused }: JobTextProps) {
  const t = useLabels(orderPrintLabels);
  const { OrderItemID, ProductAttributeID, ProductName: name, Text, IsOpen, Quantity } = print;
  const isNames = asksFor === 'names';
  const { label, hint, rows } = printTextLabels[asksFor];
  if (!IsOpen) return <PrintedText asksFor={asksFor} text={Text} pieces={Quantity} />;
  return (
    <ActForm act="design" className="pr-text" action="#j-prints">
      <input type="hidden" name="OrderItemID" value={OrderItemID} />
      <input type="hidden" name="ProductAttributeID" value={ProductAttributeID} />
      <TextArea
        label={t(label, { name })}
        hint={t(hint)}
        name="Text"
        rows={rows}
        maxLength={isNames ? undefined : artworkLimits.text}
        defaultValue={refused.text ?? Text}
        error={refused.refusal}
      />
      {isNames && <PrintedText asksFor={asksFor} text={Text} pieces={Quantity} isCount />}
      {asksFor === 'drawing' && drawing !== undefined && (
        <p className="pr-soft">
          <Filled text={t('drawingPrice')} places={{ price: <Money value={drawing} /> }} />
        </p>
      )}
      <Button type="submit" kind="ghost">
        {t('save')}
      </Button>
    </ActForm>
  );
}
