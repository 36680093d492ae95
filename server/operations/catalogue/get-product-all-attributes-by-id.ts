import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { productOptions } from '#shop/catalogue/catalogue.ts';
import { centsToDollars } from '#rules/money.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getProductAllAttributesById, async ({ ProductId, languageCode }, { app }) => {
  const options = await productOptions(app.db, ProductId, languageCode, app.previewed === ProductId);
  return options.map((option) => ({
    ProductAttributeID: option.attributeId,
    AttributeDisplayName: option.attributeName,
    PrimaryKeyValue: option.optionId,
    PrimaryKeyDisplayValue: option.optionName,
    AdditionalPrice: centsToDollars(option.surchargeCents),
    IsRequiredAttribute: option.required,
    ...(option.extraDays > 0 && { ExtraDays: option.extraDays }),
    ...(option.asksFor !== 'none' && { AsksFor: option.asksFor }),
    ...(option.print && {
      Print: {
        ...(option.print.widthMm !== null && { Width: option.print.widthMm }),
        ...(option.print.heightMm !== null && { Height: option.print.heightMm }),
        ...(option.print.colors !== null && { Colors: option.print.colors }),
      },
    }),
    ...(option.drawingCents > 0 && { Drawing: centsToDollars(option.drawingCents) }),
  }));
});
