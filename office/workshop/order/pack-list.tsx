import { Colon } from '#office/components/colon.tsx';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { packLine } from '#contract/operations/office/workshop/pack-line.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { useDays } from '#office/components/use-days.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { ScanButton } from '#office/scan/scan-button.tsx';
import { ScanOutcomes } from '#office/scan/scan-field.tsx';
import { useScannedName } from '#office/scan/use-scanned-name.ts';
import { useScans } from '#office/scan/use-scans.ts';
import { navigate } from '#web/navigate.ts';
import { factsText } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { itemsOf, canStart, isOfProduct, type Order } from './packing.ts';

/** Lines with checkboxes, which a scanned product checks. A check mark appears immediately, and saving it is retried until it succeeds. */
export function PackList({ order }: { order: Order }) {
  const { lang, links } = useOffice();
  const ofScan = useLabels(officeScanLabels);
  const nameOf = useScannedName();
  const t = useLabels(officeWorkshopLabels);
  const common = useLabels(officeCommonLabels);
  const ofOrder = useLabels(officeOrderLabels);
  const days = useDays();
  const inLanguage = useLocalizedText();
  const { number, maySend, gift } = order;
  const { mutate } = useOfficeMutation(packLine, {
    isPatient: true,
    shows: {
      operation: getOrder,
      input: { number },
      as: (shown, { line, cell, isPacked }) => ({
        ...shown,
        lines: shown.lines.map((each) => {
          if (each.id !== line) return each;
          if (!each.cells) return { ...each, isPacked };
          const cells = each.cells.map((one) => (one.cell === cell ? { ...one, isPacked } : one));
          return { ...each, cells, isPacked: cells.every((one) => one.isPacked || one.toPrepare === 0) };
        }),
      }),
    },
  });
  const items = itemsOf(order);
  const scans = useScans(({ order: scanned, products }) => {
    if (scanned !== null) {
      if (scanned !== number) navigate(`${links.workshop}/${encodeURIComponent(scanned)}`);
      return { done: scanned };
    }
    const [product] = products;
    const matching = items.filter((item) => products.some((each) => isOfProduct(item, each)));
    const name = product ? nameOf(product) : '';
    if (matching.length === 0) return { why: ofScan('notInOrder', { name }) };
    if (!maySend) return { why: ofScan('startFirst') };
    const itemFor = (each: Parameters<typeof isOfProduct>[1]) =>
      items.find((item) => !item.isPacked && isOfProduct(item, each));
    const which = products.filter((each) => itemFor(each));
    const take = (chosen: (typeof products)[number]) => {
      const item = itemFor(chosen);
      if (!item) return { why: ofScan('packedBefore', { name: nameOf(chosen) }) };
      mutate({ number, line: item.id, cell: item.cell, isPacked: true });
      return { done: ofScan('packed', { name: t('line', { n: item.toPrepare, name: nameOf(chosen) }) }) };
    };
    if (which.length > 1) return { which, take };
    return which[0] ? take(which[0]) : { why: ofScan('packedBefore', { name }) };
  });
  const packed = items.filter(({ isPacked }) => isPacked).length;
  return (
    <Section
      title={t('lines')}
      end={<output className="soft">{t('packedOf', { n: packed, of: items.length })}</output>}
    >
      <progress className="packing-bar" max={items.length} value={packed} aria-label={t('lines')} />
      <ScanButton onFound={scans.scan} />
      <ScanOutcomes scans={scans} />
      {canStart(order) && <p className="soft">{t('beginFirst')}</p>}
      {gift && (
        <ul className="packing-gift">
          {gift.wrap && <li>{common('giftWrap')}</li>}
          {gift.withoutPrices && <li>{common('withoutPrices')}</li>}
          {gift.message !== '' && (
            <li>
              {t('card')}
              <Colon />
              <UserText text={gift.message} />
            </li>
          )}
        </ul>
      )}
      <ul>
        {items.map(
          ({
            id,
            cell,
            variant,
            sku,
            name,
            picture,
            options,
            toPrepare,
            isPacked,
            isAwaited,
            expectedOn,
          }) => (
            <li key={`${id} ${cell}`}>
              <label className="packing-line">
                <input
                  type="checkbox"
                  checked={isPacked}
                  disabled={!maySend}
                  aria-label={t('tick', {
                    name: variant ? `${inLanguage(name)} (${inLanguage(variant)})` : inLanguage(name),
                  })}
                  onChange={(event) =>
                    mutate({ number, line: id, cell, isPacked: event.currentTarget.checked })
                  }
                />
                <Picture path={picture} width={1000} height={1000} alt="" sizes="3.5rem" />
                <span>
                  <b>
                    <UserText text={inLanguage(name)} />
                  </b>
                  <small className="soft">
                    {factsText(lang, [
                      sku,
                      ...(variant ? [inLanguage(variant)] : []),
                      ...options.map(({ choice }) => inLanguage(choice)),
                    ])}
                  </small>
                  {isAwaited && expectedOn && (
                    <small className="warn-text">{ofOrder('backOrder', { day: days(expectedOn) })}</small>
                  )}
                </span>
                <strong>
                  <Num>{toPrepare}</Num>
                </strong>
              </label>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
