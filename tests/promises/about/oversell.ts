import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  isQuick: true,
  mutants: [
    {
      file: 'shop/orders/order-queries.ts',
      from: `update product p set stock = p.stock - w.quantity from wanted w join locked l on l.id = w.product_id
      where p.id = w.product_id and p.stock >= w.quantity returning`,
      to: `update product p set stock = greatest(p.stock - w.quantity, 0) from wanted w join locked l on l.id = w.product_id
      where p.id = w.product_id returning`,
      fails: 'of 10 units, 200 buyers at two processes get exactly 10 (round %i)',
    },
  ],
};
