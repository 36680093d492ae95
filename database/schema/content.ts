import type { Generated } from 'kysely';
import type { Json, JsonByDefault } from './json.ts';

export interface ContentTables {
  redirect: {
    id: Generated<number>;
    version: Generated<number>;
    from_path: string;
    to_path: string;
    hits: Generated<number>;
    last_hit_at: Date | null;
    created_at: Generated<Date>;
  };
  banner: {
    id: Generated<number>;
    theme_type_id: Generated<number>;
    picture: string;
    phone_picture: string | null;
    ground: Generated<string>;
    position: Generated<number>;
    published: Generated<boolean>;
    starts_on: string | null;
    ends_on: string | null;
  };
  banner_text: {
    banner_id: number;
    language_id: number;
    top_title: Generated<string>;
    main_title: Generated<string>;
    bottom_title: Generated<string>;
    left_button_text: Generated<string>;
    left_button_url: Generated<string>;
    right_button_text: Generated<string>;
    right_button_url: Generated<string>;
  };
  campaign: {
    id: Generated<number>;
    cover_picture: string;
    ground: Generated<string>;
    position: Generated<number>;
    published: Generated<boolean>;
    starts_on: string | null;
    ends_on: string | null;
    gift_groups: JsonByDefault;
  };
  campaign_text: {
    campaign_id: number;
    language_id: number;
    main_title: string;
    discount_title: Generated<string>;
    body: Generated<string>;
    for_many: Generated<string>;
    meta_title: Generated<string>;
    meta_description: Generated<string>;
  };
  custom_page: {
    id: Generated<number>;
    version: Generated<number>;
    slug: string;
    title_en: string;
    title_km: string;
    body_en: string;
    body_km: string;
    meta_title_en: string;
    meta_title_km: string;
    meta_description_en: string;
    meta_description_km: string;
    keywords_en: string;
    keywords_km: string;
    in_footer: boolean;
    at_checkout: boolean;
    position: number;
    published: boolean;
    starts_on: string | null;
    ends_on: string | null;
  };
  festival: {
    id: Generated<number>;
    version: Generated<number>;
    name_en: string;
    name_km: Generated<string>;
    starts_on: string;
    ends_on: string | null;
    last_order_on: string | null;
    published: Generated<boolean>;
    created_at: Generated<Date>;
  };
  payment_method: {
    id: number;
    picture: string;
    position: Generated<number>;
    shown_as: string | null;
    provider: string | null;
    least_cents: number | null;
    most_cents: number | null;
    country_ids: number[] | null;
    offered: Generated<boolean>;
    not_decorated: Generated<boolean>;
  };
  payment_method_text: {
    payment_method_id: number;
    language_id: number;
    name: string;
  };
  delivery_way: {
    id: Generated<number>;
    version: Generated<number>;
    name_en: string;
    name_km: string;
    company: string;
    province_ids: number[] | null;
    price_cents: number;
    days_from: number;
    days_to: number;
    kind: string;
    active: boolean;
    position: number;
  };
  setting: {
    name: string;
    value: Json;
  };
  riel_rate: {
    id: Generated<number>;
    rate: number | null;
    set_at: Generated<Date>;
    set_by: string;
  };
  localized_label: {
    entity_id: number;
    label_key: string;
    language_id: number;
    text: string;
  };
  base_data: {
    kind: string;
    key: string;
    row_id: number | null;
    written: JsonByDefault;
  };
  country: {
    id: Generated<number>;
    code: string;
    position: Generated<number>;
  };
  country_text: {
    country_id: number;
    language_id: number;
    name: string;
  };
  state_province: {
    id: Generated<number>;
    country_id: number;
    code: Generated<string>;
    position: Generated<number>;
  };
  state_province_text: {
    state_province_id: number;
    language_id: number;
    name: string;
  };
  city: {
    id: Generated<number>;
    state_province_id: number;
    code: Generated<string>;
    position: Generated<number>;
  };
  city_text: {
    city_id: number;
    language_id: number;
    name: string;
  };
}
