import { useEffect } from 'react';
import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { contactLabels } from '#contract/labels/storefront/contact.ts';
import { ActionBar } from '#storefront/layout/action-bar.tsx';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useAskForPrice } from '#storefront/use-ask-for-price.ts';
import { usePageData } from '#web/use-page-data.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import { BuyHead } from './buy-head.tsx';
import { MinimumNote } from './buy-notes.tsx';
import { Chats } from './chats.tsx';
import { chosenColor, shownPictures, workOf } from './choice.ts';
import { Gallery } from './gallery.tsx';
import { OptionPicker } from './option-picker.tsx';
import { isColor, isSize, type OptionGroup, type ProductData } from './product-data.ts';
import { pictureOf } from './area-picture.ts';
import { useBuying } from './use-buying.ts';
import type { Choosing } from './use-chosen.ts';
import { GroupDay } from './group-day.tsx';
import { GroupPicture } from './group-picture.tsx';
import { hasCells, isPosition, type OpenQuestion } from './group-rules.ts';
import { HowMany } from './group-how-many.tsx';
import { PrintRows } from './group-print-rows.tsx';
import { ProductPrintLater } from './product-print-later.tsx';
import { ShareOut } from './share-out.tsx';
import { useDue } from './use-due.ts';
import { useGroup } from './use-group.ts';

const loadSum = () => import('./group-sum.tsx');

interface GroupOrderProps {
  product: ProductData;
  /** The selection of a few pieces. */
  choosing: Choosing;
  /** Whether the visitor has just come from a few pieces, on this page. */
  isSwitched: boolean;
}

/** The page for a group: one question after the other, with the sum always in sight. */
export function GroupOrder({ product, choosing, isSwitched }: GroupOrderProps) {
  const { links } = useShop();
  const t = useLabels(groupOrderLabels);
  const detail = useLabels(productDetailLabels);
  const contact = useLabels(contactLabels);
  const group = useGroup(product, choosing);
  const { pieces, chosen, priced, positions, question } = group;
  const buying = useBuying(product, { ...choosing, chosen });
  const due = useDue(product, group);
  const sum = usePageData(loadSum, pieces > 0, 'quiet');
  const askForPrice = useAskForPrice()(product.name, Math.max(1, pieces));
  useFocusOfMood(isSwitched);
  const { attributeId: colorAttribute } = product.options.find(isColor) ?? { attributeId: 0 };
  const [shown, ...others] = positions.filter(
    ({ attributeId }) => pictureOf(product.pictures, attributeId, group.colors[0]) !== undefined,
  );
  const isApproved = workOf(product, chosen).needsApproval;
  const extra = priced.groups.filter((each) => !isColor(each) && !isSize(each) && !isPosition(each));
  const next = question && nextTexts[question];
  const hasBalance = typeof due.now === 'number';
  const left = pieces - chosen.quantity;
  const button = (
    <Button
      kind="act"
      type="submit"
      {...(!question && { icon: 'shopping-bag' as const })}
      aria-disabled={buying.outOfStock}
      onClick={buying.sayWhyNot}
    >
      {buying.outOfStock
        ? detail('lbl_prd_det_outstock')
        : next
          ? t(next, { n: Math.abs(left) })
          : detail('lbl_prd_det_addcart')}
    </Button>
  );
  const onAboveMax = buying.aboveMaximum;
  return (
    <>
      <div className="wrap detail g">
        {shown ? (
          <GroupPicture product={product} group={group} positions={[shown, ...others]} />
        ) : (
          <Gallery
            name={product.name}
            pictures={shownPictures(product, {
              ...chosen,
              options: { [colorAttribute]: group.colors[0] ?? 0 },
            })}
            colors={product.colors}
            colorId={chosenColor(product, chosen)}
          />
        )}
        <form
          className="buy g-buy"
          method="dialog"
          noValidate
          onSubmit={(event) => {
            if (!question) return buying.submit(event);
            event.preventDefault();
            const place = event.currentTarget.querySelector<HTMLElement>(`[data-question=${question}]`);
            place?.scrollIntoView({ block: 'center' });
            const field =
              place?.querySelector<HTMLElement>('input:enabled') ?? place?.querySelector('button');
            field?.focus();
          }}
        >
          <BuyHead product={product} chosen={chosen} priced={priced} />
          <HowMany {...{ product, group, onAboveMax }} />
          <MinimumNote {...priced.terms.minimum} />
          {hasCells(product) && <ShareOut {...{ product, group, onAboveMax }} />}
          <PrintRows
            product={product}
            group={group}
            onPicture={[shown, ...others].flatMap((each) => each?.attributeId ?? [])}
          />
          {extra.map((each) => (
            <Extra key={each.attributeId} {...{ product, each, group }} problem={buying.problemOf(each)} />
          ))}
          <GroupDay product={product} group={group} />
          {pieces > 0 && sum && <sum.GroupSum group={group} due={due} />}
          <Steps isApproved={isApproved || question !== null} {...{ hasBalance }} />
          <div className="buy-acts">
            {button}
            <Button kind="ghost" href={askForPrice.href}>
              {t('askPrice')}
            </Button>
          </div>
          <p className="g-ask">
            <a href={links.contactUs(contact('subjectAbout', { name: product.name }))}>
              {detail('lbl_prd_det_askabout')}
            </a>
            <Chats about={product.name} />
          </p>
          <p className="buy-say">{product.shortDescription}</p>
          <ActionBar label={detail('buy')}>
            <div className="bar-price">
              {pieces > 0 ? (
                <output>
                  <b>
                    <Money value={due.now ?? due.total} />
                  </b>
                  <small>{t(hasBalance ? 'payNow' : 'total')}</small>
                </output>
              ) : (
                <small>{product.moods?.[1].text}</small>
              )}
            </div>
            {button}
          </ActionBar>
        </form>
      </div>
      <div className="wrap g-others" />
    </>
  );
}

const nextTexts = {
  many: 'nextMany',
  colors: 'nextColors',
  share: 'nextShare',
  where: 'nextWhere',
} as const satisfies Record<NonNullable<OpenQuestion>, string>;

interface ExtraProps {
  product: ProductData;
  each: OptionGroup;
  group: ReturnType<typeof useGroup>;
  problem: string | null;
}

/** Another option, with the field for its logo or text. */
function Extra({ product, each, group, problem }: ExtraProps) {
  const { chosen, pieces, choose, choiceOf, setExtras } = group;
  const choice = choiceOf(each);
  return (
    <>
      <OptionPicker group={each} {...{ product, chosen, problem }} onChoose={choose} />
      {choice?.asksFor && (
        <ProductPrintLater
          {...{ product, choice }}
          group={each}
          chosen={{ ...chosen, quantity: pieces }}
          onExtras={setExtras}
        />
      )}
    </>
  );
}

/** What happens after ordering, in four steps, with a link to the page that explains them. */
function Steps({ isApproved, hasBalance }: { isApproved: boolean; hasBalance: boolean }) {
  const { links } = useShop();
  const t = useLabels(groupOrderLabels);
  const shared = useLabels(sharedLabels);
  if (!isApproved) return null;
  const steps = [
    'stepProof',
    'stepApprove',
    'stepPrint',
    hasBalance ? 'stepBalance' : 'stepDeliver',
  ] as const;
  return (
    <div className="g-line">
      <Icon name="shield-check" />
      <div>
        <ol>
          {steps.map((step, at) => (
            <li key={step}>
              {at > 0 && <Icon name="arrow-right" flip />}
              {t(step)}
            </li>
          ))}
        </ol>
        <a href={links.howWePrint()}>{shared('titleHowWePrint')}</a>
      </div>
    </div>
  );
}

/** Keeps the focus on the chosen way to buy, which is rendered again with the page around it. */
function useFocusOfMood(isSwitched: boolean): void {
  useEffect(() => {
    const focus = () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('.moods [aria-current=true]')?.focus({ preventScroll: true });
    };
    if (isSwitched) focus();
    return () => {
      if (document.querySelector('.moods :focus')) requestAnimationFrame(focus);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
}
