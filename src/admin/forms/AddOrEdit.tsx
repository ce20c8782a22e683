import type { ComponentType } from 'react';
import type { Editing } from './useEditing';

export interface AddOrEditForm<T> {
  /** The entry to edit; none for a new one. */
  readonly editing?: Editing<T> | undefined;
}

interface AddOrEditProps<T> {
  readonly form: ComponentType<AddOrEditForm<T>>;
  readonly editing: Editing<T> | null;
}

/** The form for a new entry, or in its place the one for the entry that is edited. */
export const AddOrEdit = <T,>({ form: Form, editing }: AddOrEditProps<T>) => (
  <>
    {/* Its content is not lost while another entry is edited. */}
    <div hidden={editing !== null}>
      <Form />
    </div>
    {editing && <Form key={editing.id} editing={editing} />}
  </>
);
