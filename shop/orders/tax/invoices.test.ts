import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatIn } from '#rules/vat.ts';
import { creditOfEdit, invoiceDue } from './invoices.ts';

const facts = {
  statusId: 1,
  totalCents: 3108,
  retainedCents: 0,
  depositCents: null,
  rate: 1000,
  invoiceId: null,
  isOfDeposit: false,
  invoicedCents: 0,
  invoicedVatCents: 0,
  creditedCents: 0,
  creditedVatCents: 0,
  loweredCents: 0,
  loweredVatCents: 0,
} as const;

describe('the invoices of an order', () => {
  it('the invoices of an order are one for all of it once it is prepared, unless its deposit has one', () => {
    expect(invoiceDue(facts)).toBeNull();
    expect(invoiceDue({ ...facts, statusId: 2 })).toEqual({ part: 'whole', ...vatIn(3108, 1000) });
    expect(invoiceDue({ ...facts, statusId: 2, invoiceId: 1, invoicedCents: 3108 })).toBeNull();
  });

  it('the invoices of an order are one for the deposit while it is active, and one for the rest, which add up to the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 10_000 }),
        (totalCents, percent, rate) => {
          const depositCents = Math.max(1, Math.floor((totalCents * percent) / 100));
          const order = { ...facts, totalCents, rate, depositCents };
          const deposit = invoiceDue(order)!;
          const after = {
            ...order,
            invoiceId: 1,
            isOfDeposit: true,
            invoicedCents: deposit.grossCents,
            invoicedVatCents: deposit.vatCents,
          };
          expect(invoiceDue(after)).toBeNull();
          const rest = invoiceDue({ ...after, statusId: 2 })!;
          const whole = vatIn(totalCents, rate);
          expect([deposit.part, rest.part]).toEqual(['deposit', 'final']);
          expect(deposit.grossCents + rest.grossCents).toBe(totalCents);
          expect(deposit.vatCents + rest.vatCents).toBe(whole.vatCents);
        },
      ),
    );
  });

  it('a deposit invoice gets a credit note, not a second invoice, when an edit lowers the total to the deposit or below', () => {
    const lowered = { ...facts, statusId: 2 as const, totalCents: 1000, invoiceId: 1, isOfDeposit: true };
    const paid = { ...lowered, invoicedCents: 1554, invoicedVatCents: 141 };
    expect(invoiceDue(paid)).toBeNull();
    expect(creditOfEdit(paid)).toBe(554);
    const credited = { ...paid, loweredCents: 554, loweredVatCents: 50 };
    expect(invoiceDue(credited)).toBeNull();
    expect(creditOfEdit(credited)).toBe(0);
    // A later edit may raise it again.
    const raised = { ...credited, totalCents: 1200 };
    expect(invoiceDue(raised)).toMatchObject({ part: 'final', grossCents: 200 });
    expect(creditOfEdit(raised)).toBe(0);
    expect(creditOfEdit({ ...paid, statusId: 5 })).toBe(0);
  });

  it('the invoices of an order are for the retained amount if it is canceled before', () => {
    expect(invoiceDue({ ...facts, statusId: 5, retainedCents: 500 })).toEqual({
      part: 'whole',
      ...vatIn(500, 1000),
    });
    expect(invoiceDue({ ...facts, statusId: 5 })).toBeNull();
  });

  it('a second invoice covers the amount retained above the invoiced deposit', () => {
    const paid = {
      ...facts,
      statusId: 5 as const,
      invoiceId: 1,
      isOfDeposit: true,
      invoicedCents: 1554,
      invoicedVatCents: 141,
    };
    expect(invoiceDue({ ...paid, retainedCents: 2000 })).toEqual({
      part: 'retained',
      grossCents: 446,
      vatCents: vatIn(2000, 1000).vatCents - 141,
      netCents: vatIn(2000, 1000).netCents - (1554 - 141),
    });
    expect(
      invoiceDue({ ...paid, retainedCents: 2000, creditedCents: 500, creditedVatCents: 45 }),
    ).toMatchObject({ grossCents: 946 });
    expect(invoiceDue({ ...paid, retainedCents: 1554 })).toBeNull();
    expect(invoiceDue({ ...paid, retainedCents: 2000, isOfDeposit: false })).toBeNull();
  });
});
