import { extrasRow } from '#rules/line-extras.ts';
import { attributeKinds } from '#contract/constants.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { shownCells } from '#rules/cells.ts';
import { centsToDollars } from '#rules/money.ts';
import { onceRows } from '#rules/terms-row.ts';
import type { OrderCell, OrderItem } from '#shop/orders/orders.ts';
import { cellIds } from './cart-line-row.ts';

const nameIn = ({ options }: OrderCell, attribute: number, isEnglish: boolean) =>
  options.find(({ attributeId }) => attributeId === attribute)?.[isEnglish ? 'en' : 'km'][1] ?? '';

/** Returns the pieces of an item by color and size; undefined if all are alike. */
export const cellRows = ({ cells }: Pick<OrderItem, 'cells'>, language: LanguageCode) =>
  shownCells(cells)?.map((cell) => ({
    Cell: cell.cell,
    ...cellIds(cell),
    ColorName: nameIn(cell, attributeKinds.color, language === defaultLanguage),
    SizeShortName: nameIn(cell, attributeKinds.size, language === defaultLanguage),
    Quantity: cell.quantity,
    Price: centsToDollars(cell.unitCents),
  }));

export function itemRow(item: OrderItem, language: LanguageCode, textOfDay: (day: string) => string) {
  const isEnglish = language === defaultLanguage;
  const options = item.options.map(({ attributeId, optionId, en, km }) => ({
    attributeId,
    optionId,
    words: isEnglish ? en : km,
  }));
  const valueOf = (attributeId: number) =>
    options.find((option) => option.attributeId === attributeId)?.words[1] ?? '';
  return {
    OrderItemID: item.itemId,
    ProductId: item.productId,
    ProductName: (isEnglish ? null : item.nameKm) ?? item.nameEn,
    DefaultImageUrl: item.picture,
    Price: centsToDollars(item.unitCents),
    ...(item.listCents > item.unitCents && { OriginalPrice: centsToDollars(item.listCents) }),
    Quantity: item.quantity,
    OrderItemTotal: centsToDollars(item.totalCents),
    ...onceRows(item.once),
    ...extrasRow(item),
    ...(item.expectedOn !== null &&
      item.isAwaited && {
        AvailableFrom: item.expectedOn,
        AvailabilityNote: textOfDay(item.expectedOn),
      }),
    IsDigitalProduct: item.isDigital,
    LatestStatusID: item.statusId,
    ShippingStatusID: item.shippingStatusId,
    ColorName: valueOf(attributeKinds.color),
    SizeShortName: valueOf(attributeKinds.size),
    Cells: cellRows(item, language),
    SelectedOptions: options.map(({ attributeId, optionId, words: [name, value] }) => ({
      ProductAttributeID: attributeId,
      PrimaryKeyValue: optionId,
      AttributeDisplayName: name,
      PrimaryKeyDisplayValue: value,
    })),
  };
}
