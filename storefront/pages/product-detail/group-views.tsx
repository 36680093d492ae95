import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import type { Answer } from '#contract/operation.ts';
import type { getDesigns } from '#contract/operations/orders/get-designs.ts';
import { areaOfRow, placementOfRow } from '#storefront/print-preview/area-of-row.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { isDrawable } from '#web/print/printer.ts';
import type { PrintedPicture } from '#web/print/printed-picture.tsx';
import { sourceOf, type viewsOf } from './group-view-pictures.ts';
import type { ProductData } from './product-data.ts';

interface View {
  position: number;
  color: number;
}

interface ViewsProps {
  product: ProductData;
  views: ReturnType<typeof viewsOf>;
  shown: View;
  rowOf: (attributeId: number) => Answer<typeof getDesigns>[number] | undefined;
  /** The logo of the shown position that the shop doesn't have yet. */
  file: File | null;
  /** Draws the logo, once there is one. */
  Printed: typeof PrintedPicture | undefined;
  onView: (view: View) => void;
}

/** The logo in each position and chosen color, as buttons that show it large. */
export function Views({ product, views, shown, rowOf, file, Printed, onView }: ViewsProps) {
  const t = useLabels(groupOrderLabels);
  return (
    <fieldset className="g-views" aria-label={t('views')}>
      {views.map(({ each, color, row }) => {
        const art = rowOf(each.attributeId);
        const isPosition = each.attributeId === shown.position;
        const address = art?.Artwork && `/artwork/${art.Artwork.ArtworkId}`;
        const artwork = address ?? (isPosition && file && isDrawable(file) ? file : null);
        return (
          <button
            key={`${each.attributeId} ${color}`}
            type="button"
            aria-pressed={isPosition && color === shown.color}
            aria-label={t('view', {
              color: product.colors.find(({ id }) => id === color)?.name ?? '',
              name: each.name,
            })}
            onClick={() => onView({ position: each.attributeId, color })}
          >
            <Picture {...sourceOf(row)} alt="" sizes="4.5rem" />
            {Printed && artwork && (
              <Printed
                picture={sourceOf(row)}
                area={areaOfRow(row.Area)}
                artwork={artwork}
                placement={placementOfRow(art?.Placement)}
                alt=""
              />
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
