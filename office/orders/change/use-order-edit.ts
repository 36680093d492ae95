import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer, Input } from '#contract/operation.ts';
import type { getOrderToChange } from '#contract/operations/office/orders/get-order-to-change.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import type { NotedChannel } from '#contract/proofs.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { withProduct } from '../cart/cart-lines.ts';
import type { Order } from '../order.ts';

export type Plan = Answer<typeof planOrderChange>;
export type Changeable = Answer<typeof getOrderToChange>;
export type OrderEdit = Input<typeof planOrderChange>;
export type NewAddress = NonNullable<OrderEdit['address']>;
/** The new quantity of a line, by color and size if it has several, and whether it replaces an agreed price. */
type Changed = Omit<OrderEdit['stay'][number], 'line'> & { line?: number };
type EditError = Plan['faults'][number];

/** The requested changes to an order, and their effect. */
export function useOrderEdit(order: Order) {
  const [changed, setChanged] = useState<ReadonlyMap<number, Changed>>(new Map());
  const [add, setAdd] = useState<OrderEdit['add']>([]);
  const [address, setAddress] = useState<NewAddress | null>(null);
  const [deliveryMethodId, setWay] = useState<number | null>(null);
  const stay = order.lines
    .map(({ id, quantity }) => ({ ...(changed.get(id) ?? { quantity }), line: id }))
    .filter(({ quantity }) => quantity > 0);
  const [channel, setChannel] = useState<NotedChannel>('chat');
  const hasPrints = stay.some(({ prints = [] }) => prints.length > 0);
  const edit: OrderEdit = {
    number: order.number,
    stay,
    add,
    address,
    deliveryWayId: deliveryMethodId,
    ...(hasPrints && { channel }),
  };
  // A typed name or street doesn't affect the price, so neither is part of the query.
  const place = address && address.stateId !== null ? placeAlone(address) : null;
  const query = useQuery({
    ...officeQuery(planOrderChange, { ...edit, address: place }),
    placeholderData: keepPreviousData,
  });
  const plan = query.data;
  const isSame = address === null && (plan?.faults.some(({ code }) => code === 'unchanged') ?? true);
  const errors = (plan?.faults ?? []).filter(({ code }) => code !== 'unchanged');
  /** Changes a line; null leaves it as it was. */
  const setLine = (line: number, to: Changed | null) => {
    const next = new Map(changed);
    if (to) next.set(line, to);
    else next.delete(line);
    setChanged(next);
  };
  const setByQuantity = (line: number, isByQuantity: boolean) => {
    const last = changed.get(line);
    if (last) setLine(line, { ...last, isByQuantity });
  };
  /** Adds a print option to a line that stays, in place of another of its position; null adds none. */
  const setPrint = (line: number, attributeId: number, optionId: number | null) => {
    const last = stay.find((each) => each.line === line);
    if (!last) return;
    const others = (last.prints ?? []).filter((each) => each.attributeId !== attributeId);
    setLine(line, { ...last, prints: optionId === null ? others : [...others, { attributeId, optionId }] });
  };
  return {
    wish: edit,
    /** How the customer asked for added positions. */
    channel,
    setChannel,
    setPrint,
    query,
    plan,
    /** The errors that prevent saving. */
    errors,
    isSame,
    errorOf: (productId: number): EditError | undefined =>
      errors.find((each) => each.productId === productId),
    address,
    setAddress,
    setWay,
    setLine,
    setByQuantity,
    setAdd,
    add: (productId: number) => setAdd(withProduct(add, productId)),
  };
}

export type OrderEditState = ReturnType<typeof useOrderEdit>;

const placeAlone = ({ stateId, cityId }: NewAddress): NewAddress => ({
  firstName: '-',
  lastName: '',
  mobile: '',
  address: '-',
  postalCode: '',
  stateId,
  cityId,
});
