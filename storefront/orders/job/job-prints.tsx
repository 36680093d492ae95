import { artworkLimits } from '#contract/artwork.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { PrintedArtwork } from '#storefront/artwork/printed-artwork.tsx';
import { PrintedText } from '#storefront/artwork/printed-text.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { Job } from './job-types.ts';

type Print = Job['Prints'][number];

interface JobPrintsProps {
  prints: readonly Print[];
  /** The path of the page, below the language. */
  path: string;
}

/** What is printed on the items of an order, and forms for the texts, which work without scripts. */
export function JobPrints({ prints, path }: JobPrintsProps) {
  const { lang } = useShop();
  const t = useLabels(orderPrintLabels);
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
            <span className="j-soft">{print.OptionName}</span>
          </p>
          {print.Artwork && (
            <PrintedArtwork
              artwork={print.Artwork}
              picture={`/${lang}${path}/artwork/${print.Artwork.ArtworkId}`}
            />
          )}
          {print.AsksFor === 'artwork' ? (
            print.IsOpen && <HowToSend isSent={!!print.Artwork} />
          ) : (
            <JobText print={print} />
          )}
        </div>
      ))}
    </section>
  );
}

/** Browsers without scripts can't send a file here, so it comes as a reply, or from the account. */
function HowToSend({ isSent }: { isSent: boolean }) {
  const { links } = useShop();
  const t = useLabels(orderPrintLabels);
  return (
    <p className="j-soft">
      {t(isSent ? 'replaceByReply' : 'byReply')} <a href={links.ordersHistory()}>{t('inAccount')}</a>
    </p>
  );
}

function JobText({ print }: { print: Print }) {
  const t = useLabels(orderPrintLabels);
  const { OrderItemID, ProductAttributeID, ProductName: name, AsksFor, Text, IsOpen, Quantity } = print;
  const isNames = AsksFor === 'names';
  if (!IsOpen) return <PrintedText asksFor={AsksFor} text={Text} pieces={Quantity} />;
  return (
    <form method="post" className="pr-text" action="#j-prints">
      <input type="hidden" name="Act" value="design" />
      <input type="hidden" name="OrderItemID" value={OrderItemID} />
      <input type="hidden" name="ProductAttributeID" value={ProductAttributeID} />
      <TextArea
        label={t(isNames ? 'names' : 'text', { name })}
        hint={t(isNames ? 'namesHint' : 'textHint')}
        name="Text"
        rows={isNames ? 5 : 2}
        maxLength={isNames ? undefined : artworkLimits.text}
        defaultValue={Text}
      />
      {isNames && <PrintedText asksFor={AsksFor} text={Text} pieces={Quantity} isCount />}
      <Button type="submit" kind="ghost">
        {t('save')}
      </Button>
    </form>
  );
}
