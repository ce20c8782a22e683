import { useRef, type ComponentType } from 'react';
import { FORM_ANCHOR } from '../../content/paths/admin-paths';
import { bringIntoView, useAnchor } from '../ui/navigation';
import type { Copying, Editing } from './state/useEditing';

export interface AddOrEditForm<T> {
  /** The entry to edit; none for a new one. */
  readonly editing?: Editing<T> | undefined;
  /** The entry whose content a new one begins with. */
  readonly copyOf?: T | undefined;
}

interface AddOrEditProps<T> {
  readonly form: ComponentType<AddOrEditForm<T>>;
  readonly editing: Editing<T> | null;
  readonly copying: Copying<T> | undefined;
}

/** The form for a new entry, or in its place the one for the entry that is edited. */
export function AddOrEdit<T>({ form: Form, editing, copying }: AddOrEditProps<T>) {
  const added = useRef<HTMLDivElement>(null);
  useAnchor(FORM_ANCHOR, async () => {
    await editing?.inPlace?.cancel();
    bringIntoView(added.current?.querySelector('h2'));
  });

  return (
    <>
      {/* Its content is not lost while another entry is edited. */}
      <div id={FORM_ANCHOR} ref={added} hidden={editing !== null}>
        <Form key={copying?.number} copyOf={copying?.entry} />
      </div>
      {editing && <Form key={editing.id} editing={editing} />}
    </>
  );
}
