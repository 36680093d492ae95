import { type ComponentType, createContext } from 'react';
import type { FieldInput, RecordKind } from '#contract/operations/office/records/record-types.ts';

export interface RecordFieldProps {
  /** In the form. */
  name: string;
  /** Below its kind: what it is called. */
  path: string;
  field: FieldInput;
  value: unknown;
  error?: string | undefined;
  /** What fields and choices are called. */
  words: (path: string) => string;
  onChange: (value: unknown) => void;
  /** Instead of what it is called: of one of several. */
  label?: string;
}

/** One that has a name. */
export type NamedFieldProps = RecordFieldProps & { label: string };

/** One that holds others, and what draws those. */
export type NestingFieldProps = NamedFieldProps & { Part: ComponentType<RecordFieldProps> };

/** Of which kind the record is whose fields are drawn. */
export const KindOfRecord = createContext<RecordKind>('pages');
