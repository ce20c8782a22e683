import type { ReactNode } from 'react';
import type { FormField } from '../fields/field-table';

/** Something about the value of a field that is probably a mistake, and may be saved all the same. */
export interface Warning {
  readonly text: string;
  /** Where what it speaks of can be looked at. */
  readonly href?: string | undefined;
}

/** The warnings of a form, by the field's name. */
export type Warnings = Readonly<Partial<Record<string, Warning>>>;

/** What a form shows of its warnings, by the field's name. */
export type WarningNotes = Readonly<
  Partial<Record<string, { readonly id: string; readonly note: ReactNode }>>
>;

/** A field of a form with what was typed and what is stored. */
export interface WarnedField {
  readonly name: string;
  readonly field: FormField;
  readonly value: string;
  readonly stored: string;
}
