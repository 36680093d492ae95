import { attributeKinds } from '#contract/constants.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { itemsOf, type OrderItem } from '#shop/orders/orders.ts';
import { centsToDollars } from '#rules/money.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(
  getCustomerOrderHistoryDetail,
  async ({ OrderId, WithCancelled, languageCode }, { app, caller }) => {
    const items = await itemsOf(app.db, caller.customerId, OrderId, WithCancelled === true);
    return items.map((item) => itemRow(item, languageCode));
  },
);

function itemRow(item: OrderItem, language: LanguageCode) {
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
    IsDigitalProduct: item.isDigital,
    LatestStatusID: item.statusId,
    ShippingStatusID: item.shippingStatusId,
    ColorName: valueOf(attributeKinds.color),
    SizeShortName: valueOf(attributeKinds.size),
    SelectedOptions: options.map(({ attributeId, optionId, words: [name, value] }) => ({
      ProductAttributeID: attributeId,
      PrimaryKeyValue: optionId,
      AttributeDisplayName: name,
      PrimaryKeyDisplayValue: value,
    })),
  };
}
