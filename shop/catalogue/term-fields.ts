import type { OptionAsks } from '#contract/artwork.ts';
import type { Names } from '#shop/records/records.ts';

/** The terms that describe products. Options are the values of attributes other than color and size. */
export type TaxonomyType = 'brand' | 'vendor' | 'tag' | 'colour' | 'size' | 'attribute' | 'option';

/** All fields of a term that staff edit; each kind has only some of them. */
export interface TermFields {
  /** The names. Brands and vendors have them in English only, because they are the same in every language. */
  names: Names;
  /** For sizes: the name in narrow places, such as 'XL'. */
  shortNames: Names;
  /** For colors: the value, such as '#1a2b3c'. */
  hex: string;
  /** For sizes: the measurements, as in the size guide. */
  inches: string;
  centimetres: string;
  /** For option values: their attribute. */
  attributeId: number;
  /** For option values: business days that they add to the product's. */
  extraDays: number;
  /** For option values: what customers send for it. */
  asksFor: OptionAsks;
  /** For option values: the id of their method of printing, if they are printed with one, and the number of colors. */
  methodId: number | null;
  colors: number;
  /** For option values: what drawing it costs once. */
  drawingCents: number;
  /** For attributes: whether they are positions on which something is printed. */
  isPosition: boolean;
  /** The sort order, lowest first. */
  position: number;
}

export interface TaxonomyTerm extends Partial<TermFields> {
  kind: TaxonomyType;
  id: number;
  version: number;
  names: Names;
}

interface TermShape {
  table: string;
  /** The table of its names; null if they are in its own row. */
  text: { table: string; owner: string } | null;
  /** Fields other than the names, and their columns. */
  columns: Partial<Record<keyof TermFields, string>>;
}

/** How each kind is stored. */
export const termShapes: Readonly<Record<TaxonomyType, TermShape>> = {
  brand: { table: 'brand', text: null, columns: {} },
  vendor: { table: 'vendor', text: null, columns: {} },
  tag: {
    table: 'tag',
    text: { table: 'tag_text', owner: 'tag_id' },
    columns: { position: 'position' },
  },
  colour: {
    table: 'color',
    text: { table: 'color_text', owner: 'color_id' },
    columns: { hex: 'hex', position: 'position' },
  },
  size: {
    table: 'size',
    text: { table: 'size_text', owner: 'size_id' },
    columns: { inches: 'inches', centimetres: 'centimetres', position: 'position' },
  },
  attribute: {
    table: 'attribute',
    text: { table: 'attribute_text', owner: 'attribute_id' },
    columns: { isPosition: 'is_position' },
  },
  option: {
    table: 'attribute_option',
    text: { table: 'attribute_option_text', owner: 'attribute_option_id' },
    columns: {
      attributeId: 'attribute_id',
      extraDays: 'extra_days',
      asksFor: 'asks_for',
      methodId: 'method_id',
      colors: 'colors',
      drawingCents: 'drawing_cents',
      position: 'position',
    },
  },
};
export const taxonomyTypeNames = Object.keys(termShapes) as TaxonomyType[];
