import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { PictureWords } from '../../content/base/describe';
import type { EntryKind, EntryOf } from '../../content/entry';
import { locationOf, placeOf } from '../../store/documents/kinds';
import { fieldsOfForm, formTableOf } from '../form/fields/form-table';
import type { AddOrEditForm } from '../form/state/useEditing';
import { EntryForm } from '../form/EntryForm';
import styles from '../form/EntryForm.module.css';
import { FormFields } from '../form/FormFields';
import { PictureEntryForm } from '../form/PictureEntryForm';
import { useEntryForm } from '../form/state/useEntryForm';
import { outdatedOf } from '../form/state/OutdatedNote';
import { studioOf, lazyPartsOf, pictureFieldOf, switchesOf } from '../kinds';
import { PictureField } from '../pictures/PictureField';
import { usePictureUpload } from '../pictures/upload/usePictureUpload';
import { fieldsOfCopy, useEntryWriter } from '../form/state/entry-writer';
import { listOf } from './kind-list';

interface KindFormProps<Kind extends EntryKind> extends AddOrEditForm<EntryOf<Kind>> {
  readonly kind: Kind;
  /** Shown next to the submit button. */
  readonly children?: ReactNode;
}

/** The form of an entry, generated from the facts and words of its kind. */
export function KindForm<Kind extends EntryKind>(props: KindFormProps<Kind>) {
  const Own = lazyPartsOf(props.kind).form as
    | ComponentType<Omit<KindFormProps<Kind>, 'kind'>>
    | undefined;
  if (Own) {
    const { kind: _kind, ...form } = props;
    return (
      <Suspense fallback={<p role="status">Loading...</p>}>
        <Own {...form} />
      </Suspense>
    );
  }
  return pictureFieldOf(props.kind)?.words.several ? (
    <PicturesForm {...props} />
  ) : (
    <SingleForm {...props} />
  );
}

function PicturesForm<Kind extends EntryKind>(props: KindFormProps<Kind>) {
  const { kind, editing } = props;
  const { folder = '', words = NO_WORDS } = pictureFieldOf(kind) ?? {};
  const texts = formTexts(kind, editing !== undefined);
  const Fill = lazyPartsOf(kind).fill;
  return <PictureEntryForm {...props} {...{ folder, words, texts, Fill }} list={listOf(kind)} />;
}

const NO_WORDS: PictureWords = { label: '', hint: '' };

/** Returns the texts of a form for a new or a stored entry. */
export function formTexts(kind: EntryKind, isEdit: boolean) {
  const { one, add, edit, incomplete } = studioOf(kind).words;
  const { pending: pendingAction, ...added } = add;
  return isEdit
    ? { ...edit, label: `Edit ${one}`, incomplete, action: 'Save', pendingAction: 'Saving...' }
    : { ...added, incomplete, pendingAction };
}

function SingleForm<Kind extends EntryKind>({ kind, editing, copyOf }: KindFormProps<Kind>) {
  const studio = studioOf(kind);
  const { draft, together, hasPictureBeside } = studio;
  const picture = pictureFieldOf(kind);
  const writer = useEntryWriter(kind, editing?.unpublished, listOf(kind));
  const pictures = usePictureUpload({
    current: editing?.entry.picture,
    optional: !picture?.isRequired,
  });

  const fieldsWith = (fields: object, before: EntryOf<Kind> | undefined, src?: unknown) =>
    fieldsOfForm(kind, {
      ...fields,
      ...Object.fromEntries(
        switchesOf(kind).map(({ name, isOn }) => [name, before ? Reflect.get(before, name) : isOn]),
      ),
      ...(src !== undefined && { picture: src }),
    });

  const form = useEntryForm<EntryOf<Kind>, object>(formTableOf(studio), {
    texts: formTexts(kind, editing !== undefined),
    draft: editing ? `${draft} ${editing.id}` : draft,
    editing,
    copyOf,
    copied: copyOf && fieldsOfCopy(kind, copyOf),
    warnings: kind,
    outdated: outdatedOf(kind),
    ...(together && { together }),
    ...(picture && { pictures }),
    ...(picture?.words.blank && { pictureMissing: picture.words.blank }),
    send: (fields, before, publication, copied) => {
      const write = (uploaded?: unknown) =>
        writer.write({ fields: fieldsWith(fields, before, uploaded), before, publication, copied });
      return picture ? pictures.save(picture.folder, write) : write();
    },
  });
  const Beside = lazyPartsOf(kind).besidePicture;
  const hasHistory = editing && !(placeOf(kind).keyAt && editing.unpublished);

  return (
    <EntryForm
      form={form}
      headed
      history={hasHistory ? locationOf(kind, editing.entry) : undefined}
    >
      {hasPictureBeside ? (
        <div className={`stack wide ${styles.column}`}>
          <FormFields form={form} />
        </div>
      ) : (
        <FormFields form={form} />
      )}
      {picture && (
        <div className={hasPictureBeside ? `stack wide ${styles.column}` : 'whole-row'}>
          {Beside && (
            <Suspense>
              <Beside valueOf={form.textOf} hasPicture={pictures.hasPicture} />
            </Suspense>
          )}
          <PictureField
            label={picture.words.label}
            pictures={pictures}
            hint={picture.words.hint}
            required={picture.isRequired}
            error={form.pictureError}
            notes={form.outdated}
            crops={picture.words.crops}
            storedFocus={picture.words.crops && form.storedFocus}
          />
        </div>
      )}
    </EntryForm>
  );
}
