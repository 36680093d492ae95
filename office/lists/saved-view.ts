import type { Answer } from '#contract/operation.ts';
import type { listViews } from '#contract/operations/office/views/list-views.ts';

export type SavedView = Answer<typeof listViews>['views'][number];
