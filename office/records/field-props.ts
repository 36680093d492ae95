import { type ComponentType, createContext } from 'react';
import type { FieldInput, RecordKind } from '#contract/operations/office/records/record-types.ts';

export interface RecordFieldProps {
  name: string;
  /** Path within the record kind, for its label. */
  path: string;
  field: FieldInput;
  value: unknown;
  error?: string | undefined;
  words: (path: string) => string;
  onChange: (value: unknown) => void;
  /** Overrides the label, for one item of a list. */
  label?: string;
}

/** Marks a field that may stay empty as not required, without a word beside its label. */
export const mayBeEmpty = (isRequired = false) => (isRequired ? {} : { optional: ' ' });

export type NamedFieldProps = RecordFieldProps & { label: string };

/** A field that contains others, with the component that renders them. */
export type NestingFieldProps = NamedFieldProps & { Part: ComponentType<RecordFieldProps> };

export const KindOfRecord = createContext<RecordKind>('pages');
