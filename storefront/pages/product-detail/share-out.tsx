import { useId } from 'react';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { colorsOf, sizesOf } from './cell-rules.ts';
import { isChoiceOut } from './choice.ts';
import type { ProductData } from './product-data.ts';
import { SizeGuideButton } from './size-guide.tsx';
import { openCells, piecesOf, sharedOut } from './group-rules.ts';
import type { Group } from './use-group.ts';

const loadMatrix = () => import('./matrix.tsx');

interface ShareOutProps {
  product: ProductData;
  group: Group;
  onAboveMax: (n: number) => void;
}

/** Colors to choose, fields for the sizes of the chosen ones, and what is still to share out. */
export function ShareOut({ product, group, onAboveMax }: ShareOutProps) {
  const t = useLabels(groupOrderLabels);
  const id = useId();
  const { colors, chosen, priced, pieces, setCells } = group;
  const shown = { ...product, options: priced.groups };
  const [choices, sizes] = [colorsOf(shown), sizesOf(shown)];
  const [hasColors, hasSizes] = [choices, sizes].map((each) => each[0]?.id !== 0);
  const isOpen = !hasColors || colors.length > 0;
  const matrix = usePageData(loadMatrix, isOpen, 'quiet');
  const pictureOf = (color: number) =>
    product.pictures.find(({ colorId, areas }) => colorId === color && areas) ??
    product.pictures.find(({ colorId }) => colorId === color);
  return (
    <section className="g-q" aria-labelledby={id} data-question="colors">
      <h2 className="h4" id={id}>
        {t(hasColors && hasSizes ? 'colorsAndSizes' : hasColors ? 'colors' : 'sizes')}{' '}
        {hasColors && colors.length === 0 && <small>{t('oneOrMore')}</small>}
      </h2>
      {hasSizes && product.sizeGuide.length > 0 && (
        <SizeGuideButton sizes={product.sizeGuide} chosen={undefined} />
      )}
      {hasColors && (
        <fieldset className="g-chips" aria-labelledby={id}>
          {choices.map(({ id: color, name, price }) => {
            const picture = pictureOf(color);
            const isChosen = colors.includes(color);
            return (
              <label key={color} className="choice g-chip">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={isChoiceOut(product, { options: {}, quantity: 1 }, 1, color)}
                  onChange={() => group.toggleColor(color)}
                />
                <span>
                  {picture && <Picture {...picture} alt="" sizes="2.5rem" />}
                  <bdi>{name}</bdi>
                  {price > 0 && (
                    <span className="pick-extra">
                      <Num>+{formatMoney(price)}</Num>
                    </span>
                  )}
                  <Icon name={isChosen ? 'check' : 'plus'} />
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      {isOpen && matrix && (
        <>
          <matrix.Matrix
            product={product}
            groups={priced.groups}
            choosing={{ chosen: { ...chosen, cells: chosen.cells ?? [] }, setCells }}
            shownColors={colors}
            onAboveMax={onAboveMax}
          />
          <Left product={product} group={group} pieces={pieces} />
        </>
      )}
    </section>
  );
}

/** What is still to share out, and two ways to do it. */
function Left({ product, group, pieces }: { product: ProductData; group: Group; pieces: number }) {
  const t = useLabels(groupOrderLabels);
  const { chosen, colors, setCells, setPieces } = group;
  const { cells = [] } = chosen;
  const sum = piecesOf(cells);
  const rest = pieces - sum;
  const open = openCells(product, colors);
  return (
    <div className="g-left" data-question="share" hidden={rest === 0}>
      <output>
        {rest !== 0 && (
          <>
            <b>{rest > 0 ? t('left', { n: rest }) : t('tooMany', { n: -rest, total: pieces })}</b>
            {rest > 0 && <span>{t('leftOf', { n: sum, total: pieces })}</span>}
          </>
        )}
      </output>
      <div>
        {rest > 0 && open.length > 0 && (
          <Button kind="ghost" small onClick={() => setCells(sharedOut(product, cells, open, rest))}>
            {t(sum > 0 ? 'likeOthers' : 'allAlike')}
          </Button>
        )}
        {sum > 0 && (
          <Button kind="quiet" small onClick={() => setPieces(sum)}>
            {t('makeIt', { n: sum })}
          </Button>
        )}
      </div>
      {rest > 0 && <progress aria-hidden="true" max={pieces} value={sum} />}
    </div>
  );
}
