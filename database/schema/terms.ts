import type { Generated } from 'kysely';
import type { JsonByDefault } from './json.ts';

export interface TermTables {
  category: {
    id: Generated<number>;
    parent_id: number | null;
    picture: string | null;
    position: Generated<number>;
    published: Generated<boolean>;
    version: Generated<number>;
    archived_at: Date | null;
    meta_title_en: Generated<string>;
    meta_title_km: Generated<string>;
    meta_description_en: Generated<string>;
    meta_description_km: Generated<string>;
  };
  category_text: {
    category_id: number;
    language_id: number;
    name: string;
  };
  brand: {
    id: Generated<number>;
    name: string;
    version: Generated<number>;
  };
  vendor: {
    id: Generated<number>;
    name: string;
    version: Generated<number>;
  };
  size: {
    id: Generated<number>;
    inches: Generated<string>;
    centimetres: Generated<string>;
    position: Generated<number>;
    version: Generated<number>;
  };
  size_text: {
    size_id: number;
    language_id: number;
    name: string;
    short_name: string;
  };
  color: {
    id: Generated<number>;
    hex: string;
    position: Generated<number>;
    version: Generated<number>;
  };
  color_text: {
    color_id: number;
    language_id: number;
    name: string;
  };
  tag: {
    id: Generated<number>;
    position: Generated<number>;
    version: Generated<number>;
  };
  tag_text: {
    tag_id: number;
    language_id: number;
    name: string;
  };
  shipping_method: {
    id: Generated<number>;
  };
  shipping_method_text: {
    shipping_method_id: number;
    language_id: number;
    name: string;
  };
  attribute: {
    id: Generated<number>;
    /** Whether it is a position on which something is printed. */
    is_position: Generated<boolean>;
    version: Generated<number>;
  };
  attribute_text: {
    attribute_id: number;
    language_id: number;
    name: string;
  };
  attribute_option: {
    id: Generated<number>;
    attribute_id: number;
    position: Generated<number>;
    extra_days: Generated<number>;
    asks_for: Generated<string>;
    method_id: number | null;
    colors: Generated<number>;
    drawing_cents: Generated<number>;
    version: Generated<number>;
  };
  /** A method of printing or engraving. */
  print_method: {
    id: Generated<number>;
    version: Generated<number>;
    name_en: string;
    name_km: Generated<string>;
    days: Generated<number>;
    charges: JsonByDefault;
    max_width_mm: number | null;
    max_height_mm: number | null;
    position: Generated<number>;
    created_at: Generated<Date>;
  };
  product_position: {
    product_id: number;
    attribute_id: number;
    width_mm: Generated<number>;
    height_mm: Generated<number>;
  };
  attribute_option_text: {
    attribute_option_id: number;
    language_id: number;
    name: string;
  };
  /** An option that staff merged into another one. Both ids are of terms of this attribute. */
  merged_option: {
    attribute_id: number;
    from_id: number;
    into_id: number;
  };
}
