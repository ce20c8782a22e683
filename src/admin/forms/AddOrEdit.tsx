import { useRef, type ComponentType } from 'react';
import { FORM_PART } from '../../admin-paths';
import { bringIntoView, usePart } from '../shell/usePart';
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
export function AddOrEdit<T>({ form: Form, editing }: AddOrEditProps<T>) {
  const added = useRef<HTMLDivElement>(null);
  usePart(FORM_PART, async () => {
    await editing?.inPlace?.cancel();
    bringIntoView(added.current?.querySelector('h2'));
  });

  return (
    <>
      {/* Its content is not lost while another entry is edited. */}
      <div id={FORM_PART} ref={added} hidden={editing !== null}>
        <Form />
      </div>
      {editing && <Form key={editing.id} editing={editing} />}
    </>
  );
}
