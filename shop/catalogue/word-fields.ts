import type { Names } from '#shop/records/records.ts';

/** The words products are described with. Options are the choices of an attribute other than colour and size. */
export type WordKind = 'brand' | 'vendor' | 'tag' | 'colour' | 'size' | 'attribute' | 'option';

/** Everything about a word that staff decide; each kind has only some of it. */
export interface WordFields {
  /** Of brands and vendors in English only: they are called the same everywhere. */
  names: Names;
  /** Of sizes, where room is short: 'XL'. */
  shortNames: Names;
  /** Of colours: '#1a2b3c'. */
  hex: string;
  /** Of sizes, as the size guide shows them. */
  inches: string;
  centimetres: string;
  /** Of options: what they are choices of. */
  attributeId: number;
  /** Of options: open days they need besides those of their product. */
  extraDays: number;
  /** In lists, the lowest first. */
  position: number;
}

export interface StoredWord extends Partial<WordFields> {
  kind: WordKind;
  id: number;
  version: number;
  names: Names;
}

interface WordShape {
  table: string;
  /** Where its names stand; null: in its own row. */
  text: { table: string; owner: string } | null;
  /** Fields besides the names, and their columns. */
  columns: Partial<Record<keyof WordFields, string>>;
}

/** How each kind is stored. */
export const wordShapes: Readonly<Record<WordKind, WordShape>> = {
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
    columns: {},
  },
  option: {
    table: 'attribute_option',
    text: { table: 'attribute_option_text', owner: 'attribute_option_id' },
    columns: { attributeId: 'attribute_id', extraDays: 'extra_days', position: 'position' },
  },
};
export const wordKindNames = Object.keys(wordShapes) as WordKind[];
