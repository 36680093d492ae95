import type { Generated } from 'kysely';
import type { Json, JsonByDefault } from './json.ts';

export interface ImportTables {
  catalogue_import: {
    id: Generated<number>;
    staff_id: number;
    upload_id: string | null;
    file_name: string;
    source: string | null;
    state: Generated<string>;
    fault: string | null;
    lost: JsonByDefault;
    reduced: JsonByDefault;
    columns: JsonByDefault;
    creates: Generated<boolean>;
    is_price_sure: Generated<boolean>;
    fetches_pictures: Generated<boolean>;
    chosen_source: string | null;
    prices: Json | null;
    money: Json | null;
    wants_stop: Generated<boolean>;
    bulk_id: number | null;
    undone_by: number | null;
    undone_to: number | null;
    remaining: JsonByDefault;
    remaining_count: Generated<number>;
    used: Generated<number>;
    attempts: Generated<number>;
    holder: string | null;
    held_until: Date | null;
    created_at: Generated<Date>;
    ended_at: Date | null;
  };
  catalogue_import_row: {
    import_id: number;
    place: number;
    sheet: string;
    kind: string;
    line: number;
    cells: Json;
    terms: JsonByDefault;
    read_problems: JsonByDefault;
    corrected: JsonByDefault;
    key: Generated<string>;
    state: string | null;
    differences: JsonByDefault;
    problems: JsonByDefault;
    lacking: JsonByDefault;
    done_at: Date | null;
    customer_id: number | null;
  };
  import_column: {
    header: string;
    column: string;
  };
  fetched_picture: {
    address: string;
    path: string;
    fetched_at: Generated<Date>;
  };
  made_picture: {
    path: string;
    upload_id: string;
    width: number;
    height: number;
    is_used: Generated<boolean>;
    avif_at: Date | null;
    avif_tries: Generated<number>;
    avif_tried_at: Date | null;
    created_at: Generated<Date>;
  };
}
