import type { ReactNode } from 'react';
import { isSameEntry, type Entry } from '../forms/entry';
import { EntryForm, type EntryFormWords } from '../forms/EntryForm';
import styles from '../forms/EntryForm.module.css';
import type { useEntryForm } from '../forms/useEntryForm';
import { PictureField } from './PictureField';
import {
  usePictureEntryForm,
  type Pictured,
  type PictureEntries,
  type PictureEntryOptions,
} from './usePictureEntryForm';

export interface PictureEntryFormProps<T extends Pictured>
  extends
    EntryFormWords,
    Pick<PictureEntryOptions<T>, 'stored' | 'draft' | 'done' | 'failed' | 'onSaved'> {}

interface OwnProps<T extends Pictured, E extends Entry> extends PictureEntryFormProps<T> {
  readonly kind: PictureEntries<T, E>;
  /** What one of them is, with its article: 'a banner'. */
  readonly noun: string;
  readonly hint?: string;
  /** The fields of its words. */
  readonly children: (field: ReturnType<typeof useEntryForm<T, E>>['field']) => ReactNode;
}

/**
 * The form of an entry that is a picture first. Several chosen at once become entries of their own,
 * which get their words afterwards.
 */
export function PictureEntryForm<T extends Pictured, E extends Entry>({
  kind,
  noun,
  hint = '',
  children,
  stored,
  draft,
  done,
  failed,
  onSaved,
  ...words
}: OwnProps<T, E>) {
  const onChanged = words.editing?.onChanged;
  const options = { stored, draft, done, failed, onSaved, onChanged };
  const { form, pictures, several } = usePictureEntryForm(kind, options);
  const isNew = stored === undefined;
  const each = `Several at once become ${noun} each.`;

  return (
    <EntryForm form={form} {...words}>
      <div className={styles.wide}>
        <PictureField
          label={isNew ? 'Pictures' : 'Picture'}
          pictures={pictures}
          required
          hint={isNew ? `${hint} ${each}`.trim() : hint}
          error={form.pictureProblem}
        />
      </div>
      {several ? (
        <p className={styles.wide} role="status">
          Each picture becomes {noun} of its own, which can be given a title afterwards, with Edit.
          {!isSameEntry(form.entry, kind.entryOf()) &&
            ' The words that you wrote for a single one are not used.'}
        </p>
      ) : (
        children(form.field)
      )}
    </EntryForm>
  );
}
