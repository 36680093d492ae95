import { expect } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { formatAmount } from '#rules/money.ts';
import { formatRiel } from '#rules/riel.ts';
import { vatIn } from '#rules/vat.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfPageCount } from '#tests/support/pdf-text.ts';

/** The rate of the VAT that all prices include, in hundredths of a percent. */
export const vatRate = 1000;

interface CartLine {
  ProductId: number;
  Quantity: number;
  productSelectedAttributes: readonly { ProductAttributeID: number; PrimaryKeyValue: string }[];
  VariantQuantities?: readonly { ColorID: number; Quantity: number }[];
}

interface PlacedOrder {
  number: string;
  customerId: number;
  lines: readonly object[];
  coupon: string;
  totals: { subtotalCents: number; shippingCents: number; discountCents: number; totalCents: number };
}

/** Returns checks that the office, a phone order and the invoice have the price of an order. */
export async function officePrices(shop: Parameters<typeof officeOf>[0]) {
  const { request, inside } = officeOf(shop);
  const { cookie } = await inside(1);

  /** Checks the order in the office, and what the same items would cost on the phone. Returns its total in riel. */
  async function expectSame({ number, customerId, lines, coupon, totals }: PlacedOrder): Promise<number> {
    const { sums, vat } = (await request(getOrder, { number }, cookie)).data;
    expect(sums).toMatchObject(totals);
    const { vatCents } = vatIn(totals.totalCents, vatRate);
    expect(vat).toEqual({ rate: vatRate, isAdded: false, cents: vatCents });
    const wish = { customerId, coupon, lines: (lines as CartLine[]).map(phoneLine) };
    const quote = await request(quotePhoneOrder, { ...wish, language: 'en', aloudIn: 'en' }, cookie);
    expect(quote.data.sums).toMatchObject({ ...totals, vat: { cents: vatCents }, riel: sums.riel });
    return sums.riel as number;
  }

  /** Checks the amounts of the invoice. */
  async function expectOnInvoice({ number, totals }: PlacedOrder, riel: number): Promise<void> {
    const url = `/office/papers/invoices?orders=${number}`;
    const reply = await shop.server.inject({ url, headers: { cookie, ...officePageHeaders } });
    const text = (await pdfPageCount(reply.rawPayload)).join('\n');
    for (const cents of [totals.subtotalCents, totals.totalCents])
      expect(text).toContain(formatAmount(cents));
    expect(text).toContain(formatRiel(riel));
  }

  return { expectSame, expectOnInvoice };
}

const size = 2;
const phoneLine = ({ ProductId, Quantity, productSelectedAttributes, VariantQuantities }: CartLine) => {
  const options = productSelectedAttributes.map((each) => ({
    attributeId: each.ProductAttributeID,
    optionId: Number(each.PrimaryKeyValue),
  }));
  const sizeId = options.find(({ attributeId }) => attributeId === size)?.optionId ?? 0;
  const cells = VariantQuantities?.map((each) => ({
    colorId: each.ColorID,
    sizeId,
    quantity: each.Quantity,
  }));
  return { productId: ProductId, quantity: Quantity, options, ...(cells && { cells }) };
};
