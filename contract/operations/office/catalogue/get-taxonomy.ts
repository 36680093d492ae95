import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';
import { names, shownState } from './product-types.ts';

const term = z.object({ id, names });

export const getTaxonomy = operation({
  name: 'GET_CATALOGUE_WORDS',
  path: 'catalogue/get-catalogue-words',
  summary:
    'Returns all categories and product attributes that a product can refer to, by name and in sort order.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.read' },
  request: emptyObject,
  response: z.object({
    categories: z.array(term.extend({ parentId: id.nullable(), state: shownState })),
    brands: z.array(term),
    vendors: z.array(term),
    tags: z.array(term),
    colours: z.array(term.extend({ hex: z.string() })),
    sizes: z.array(term.extend({ inches: z.string(), centimetres: z.string() })),
    attributes: z.array(term.extend({ isPosition: z.boolean() })),
    options: z.array(term.extend({ attributeId: id })),
    shippingMethods: z.array(term),
    /** The rate of the VAT that prices include, in hundredths of a percent; 0 if they include none. */
    includedVatRate: z.number(),
  }),
});
