import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { getArtworkLibrary } from '#contract/operations/orders/get-artwork-library.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { UserText } from '#ui/user-text.tsx';

/** The files that a customer sent before, as buttons with their pictures. */
export function ArtworkLibrary({ onSelect }: { onSelect: (artworkId: string) => void }) {
  const { lang: languageCode } = useShop();
  const t = useLabels(orderPrintLabels);
  const { answer, failure } = useAnswer(getArtworkLibrary, { languageCode });
  if (!answer) return <output className="pr-soft">{failure ? t('noEarlier') : ''}</output>;
  return (
    <ul className="pr-library" aria-label={t('useAgain')}>
      {answer.map(({ ArtworkId, FileName }) => (
        <li key={ArtworkId}>
          <button type="button" onClick={() => onSelect(ArtworkId)}>
            <img src={`/artwork/${ArtworkId}`} alt="" loading="lazy" width={72} height={72} />
            <UserText text={FileName} />
          </button>
        </li>
      ))}
    </ul>
  );
}
