import { artworkLimits, artworkTypes, fileAsks } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { PrintedArtwork } from '#storefront/artwork/printed-artwork.tsx';
import { printTextLabels, type PrintTextKind } from '#storefront/artwork/print-text-labels.ts';
import { PrintedText } from '#storefront/artwork/printed-text.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import { SendFile } from './send-file.tsx';
import { drawingPrice } from '../drawing-price.ts';
import type { Job } from './job-types.ts';

type Print = Job['Prints'][number];

interface JobPrintsProps {
  prints: readonly Print[];
  items: Job['Items'];
  /** The path of the page, below the language. */
  path: string;
}

/** What is printed on the items of an order, and forms for the texts, which work without scripts. */
export function JobPrints({ prints, items, path }: JobPrintsProps) {
  const { lang } = useShop();
  const t = useLabels(orderPrintLabels);
  const order = useLabels(ordersHistoryLabels);
  const shown = prints.filter(({ IsOpen, Artwork, Text }) => IsOpen || Artwork || Text !== '');
  if (shown.length === 0) return null;
  return (
    <section className="j-messages" aria-labelledby="j-prints">
      <h2 className="h3" id="j-prints">
        {t('title')}
      </h2>
      {shown.some(({ IsOpen }) => IsOpen) && <p className="j-soft">{t('until')}</p>}
      {shown.map((print) => (
        <div key={`${print.OrderItemID} ${print.ProductAttributeID}`} className="pr">
          <p>
            <b>
              <UserText text={print.ProductName} />
            </b>{' '}
            <span className="j-soft">
              {order('choice', { name: print.PositionName, value: print.OptionName })}
            </span>
          </p>
          {print.IsRefused && <p role="alert">{t('infected')}</p>}
          {print.Artwork && (
            <PrintedArtwork
              artwork={print.Artwork}
              use={print}
              isSketch={print.AsksFor === 'drawing'}
              picture={`/${lang}${path}/artwork/${print.Artwork.ArtworkId}`}
            />
          )}
          {print.AsksFor !== 'artwork' && (
            <JobText print={print} asksFor={print.AsksFor} drawing={drawingPrice(items, print)} />
          )}
          {print.IsOpen && fileAsks.includes(print.AsksFor) && <SendPrint print={print} path={path} />}
        </div>
      ))}
    </section>
  );
}

const megabytes = { n: artworkLimits.bytes / 1_000_000 };

/** Sends a file by the page’s script; without it, as a reply, or from the account. */
function SendPrint({ print, path }: { print: Print; path: string }) {
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
  print: Print;
  asksFor: PrintTextKind;
  /** The price of a drawing, in dollars. */
  drawing: number | undefined;
}

function JobText({ print, asksFor, drawing }: JobTextProps) {
  const t = useLabels(orderPrintLabels);
  const { OrderItemID, ProductAttributeID, ProductName: name, Text, IsOpen, Quantity } = print;
  const isNames = asksFor === 'names';
  const { label, hint, rows } = printTextLabels[asksFor];
  if (!IsOpen) return <PrintedText asksFor={asksFor} text={Text} pieces={Quantity} />;
  return (
    <form method="post" className="pr-text" action="#j-prints">
      <input type="hidden" name="Act" value="design" />
      <input type="hidden" name="OrderItemID" value={OrderItemID} />
      <input type="hidden" name="ProductAttributeID" value={ProductAttributeID} />
      <TextArea
        label={t(label, { name })}
        hint={t(hint)}
        name="Text"
        rows={rows}
        maxLength={isNames ? undefined : artworkLimits.text}
        defaultValue={Text}
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
    </form>
  );
}
