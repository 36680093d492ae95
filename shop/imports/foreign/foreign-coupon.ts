import { tidyCouponCode } from '#contract/forms/coupon-code.ts';
import { formatCents } from '#rules/money.ts';
import type { CouponColumn } from '../import-coupons.ts';
import { problem, type ProblemCode } from '../row.ts';
import { centsOf } from './amounts.ts';
import { dollars } from './currencies.ts';
import type { ForeignRow } from './foreign-row.ts';
import type { ForeignSetup } from './foreign-shop.ts';
import type { MappedRow } from './mapped-table.ts';
import type { SeenPrices } from './seen-prices.ts';

/** Why a coupon of another shop can't be taken over. */
export interface RefusedCoupon {
  code: Extract<ProblemCode, `coupon${string}`>;
  /** The term that this shop doesn't have. */
  about?: string;
}

/** A coupon as its export says it, in texts. Times are in UTC or as written. */
export interface ForeignCoupon {
  percent?: string;
  amount?: string;
  isFreeDelivery?: boolean;
  minimum: string;
  starts: string;
  ends: string;
  /** '' without a limit. */
  uses: string;
  used: string;
  usesPerCustomer?: string;
  isActive: boolean;
}

type Cells = Partial<Record<CouponColumn, string>>;

/**
 * Returns the row of a coupon. A refused one has only the code and the reason, so that it can't be imported without its
 * terms.
 */
export function couponRow(
  { line }: ForeignRow,
  name: string,
  found: ForeignCoupon | RefusedCoupon,
  { money, now, prices }: ForeignSetup & { prices: SeenPrices },
): MappedRow {
  const coupon = tidyCouponCode(name);
  if ('code' in found)
    return { line, cells: { coupon, active: 'no' }, problems: [problem('coupon', found.code, found.about)] };
  const { percent = '', amount = '', minimum, starts, ends, uses, used } = found;
  for (const each of [amount, minimum]) prices.add(each);
  const amountIn = (text: string) => {
    const cents = text === '' ? null : centsOf(text, 0, money ?? dollars);
    return cents === null ? text : formatCents(cents);
  };
  const left = Number(uses) - Number(used || 0);
  const isOver = ends !== '' && Date.parse(ends) <= now.getTime();
  const cells: Cells = {
    coupon,
    percent,
    amount: amountIn(amount),
    minimum: amountIn(minimum),
    starts,
    ends,
    uses: uses === '' ? '' : String(Math.max(1, left)),
    uses_per_customer: found.usesPerCustomer ?? '',
    ...(found.isFreeDelivery && { free_delivery: 'yes' }),
    active: !found.isActive || isOver || (uses !== '' && left <= 0) ? 'no' : 'yes',
  };
  return { line, cells, problems: [] };
}
