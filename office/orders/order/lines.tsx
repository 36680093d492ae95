import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { useCan } from '#office/data/use-can.ts';
import { useDays } from '#office/components/use-days.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { marginOf } from '#office/products/margin.ts';
import { formatAmount, sumCents } from '#rules/money.ts';
import { factsText } from '#rules/text-of-language.ts';
import { Num } from '#ui/num.tsx';
import { Picture } from '#ui/picture.tsx';
import { UserText } from '#ui/user-text.tsx';
import { isPickUp, type Order } from '../order.ts';
import { AddPrint } from './add-print.tsx';
import { AskArtwork } from './ask-artwork.tsx';
import { AgainLink, ChangeLink } from './change-link.tsx';
import { OnceList } from '../once-list.tsx';
import { Totals } from '../totals.tsx';
import { Prints } from '../prints.tsx';
import { Proofs } from './proofs.tsx';
import '#office/styles/table.css';

/** The ordered items and the totals. */
export function Lines({ order }: { order: Order }) {
  const { lines, sums: totals, number, state } = order;
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const margin =
    order.netSalesCents !== null && order.costCents !== null
      ? marginOf(order.netSalesCents, order.costCents)
      : null;
  const heads = totals
    ? (['product', 'quantity', 'price', 'sum'] as const)
    : (['product', 'quantity'] as const);
  return (
    <Section
      title={
        <>
          {common('items')} <Num>{sumCents(lines.map(({ quantity }) => quantity))}</Num>
        </>
      }
      end={
        <span className="row-2">
          <ChangeLink order={order} />
          <AgainLink number={number} />
        </span>
      }
    >
      <div className="grid-wrap">
        <table className="grid order-lines">
          <caption className="vh">{t('title', { number })}</caption>
          <thead>
            <tr>
              {heads.map((key) => (
                <th scope="col" key={key}>
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line
                key={line.id}
                order={order}
                line={line}
                hasStarted={state === 'inProgress'}
                isAwaited={state === 'active' || state === 'awaitingPayment'}
              />
            ))}
          </tbody>
        </table>
      </div>
      <AskArtwork order={order} />
      {totals && <Totals totals={totals} vat={order.vat} />}
      {margin && <p className="order-sums soft">{common('margin', margin)}</p>}
    </Section>
  );
}

/** Returns the pieces of a line that have left. */
const leftOf = ({ toSend }: Order, id: number): number =>
  sumCents(toSend.flatMap(({ line, left }) => (line === id ? [left] : [])));

interface LineProps {
  order: Order;
  line: Order['lines'][number];
  hasStarted: boolean;
  /** Whether the customer can still send what is printed on it. */
  isAwaited: boolean;
}

function Line({ order, line, hasStarted, isAwaited }: LineProps) {
  const { lang } = useOffice();
  const t = useLabels(officeOrderLabels);
  const inLanguage = useLocalizedText();
  const { name, picture, options, cells, prints, once, quantity, toPrepare, isDigital, isPacked } = line;
  const { expectedOn } = line;
  const waits = useLabels(officeProofLabels);
  const may = useCan();
  const days = useDays();
  const { unitCents, totalCents } = line;
  const refunded = quantity - toPrepare;
  const gone = order.isPartlySent ? leftOf(order, line.id) : 0;
  const packed =
    hasStarted && order.sentAt === null && !isDigital && toPrepare > gone
      ? t(isPacked ? 'packed' : 'notPacked')
      : '';
  const chosen = options.map((option) =>
    t('option', { name: inLanguage(option.name), choice: inLanguage(option.choice) }),
  );
  return (
    <tr>
      <th scope="row">
        <span className="thing">
          <Picture path={picture} width={1000} height={1000} alt="" sizes="3rem" />
          <span>
            <b>
              <UserText text={inLanguage(name)} />
            </b>
            <small>
              {factsText(lang, [
                line.sku,
                ...chosen,
                isDigital ? t('file') : '',
                expectedOn && line.isAwaited ? t('backOrder', { day: days(expectedOn) }) : '',
                refunded > 0 ? t('refundedPieces', { n: refunded }) : '',
                gone > 0 ? t(isPickUp(order) ? 'readyPieces' : 'shippedPieces', { n: gone }) : '',
                packed,
              ])}
            </small>
            {cells && (
              <small>
                {cells
                  .map(
                    (cell) =>
                      `${inLanguage(cell.name)}${line.sku === '' && cell.sku !== '' ? ` (${cell.sku})` : ''} × ${cell.quantity}${cell.isAwaited ? ` (${waits('stock')})` : ''}`,
                  )
                  .join('; ')}
              </small>
            )}
            <Prints
              prints={prints.filter(
                ({ artwork, text, names }) => isAwaited || artwork || text !== '' || names.length > 0,
              )}
              pieces={quantity}
              actionOf={(print) =>
                isAwaited &&
                may('orders.change') && <AddPrint number={order.number} line={line} print={print} />
              }
              hasProof={line.proofs.some(({ hasPicture, state }) => hasPicture && state !== 'replaced')}
            />
            <Proofs order={order} line={line} />
          </span>
        </span>
      </th>
      <td className={quantity > 1 ? 'is-many' : undefined}>
        <Num>{quantity}</Num>
      </td>
      {unitCents !== null && totalCents !== null && (
        <>
          <td>
            <Num>{formatAmount(unitCents)}</Num>
          </td>
          <td className="is-sum">
            <Num>{formatAmount(totalCents)}</Num>
            <OnceList once={once} />
          </td>
        </>
      )}
    </tr>
  );
}
