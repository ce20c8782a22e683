import { emulators } from '../../firebase/app';
import type { FileServer, PictureFolder } from '../../content/places';
import { fieldsIn, byKind } from '../../content/base/define-kind';
import type { FieldType } from '../../content/base/field-types';
import { KINDS } from '../../content/kinds';
import { sharePicturesOf } from '../../content/share-pictures';
import type { EntryKind } from '../../content/entry';

/** The origin and bucket of this project's download URLs. */
export const fileServer: FileServer = {
  origin:
    import.meta.env.VITE_EMULATOR_PORTS && emulators
      ? `http://${emulators.host}:${emulators.storage}`
      : 'https://firebasestorage.googleapis.com',
  bucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
};

interface KindOfPictures {
  /** The folder of the picture files; only files that were stored without the site are elsewhere. */
  readonly folder: PictureFolder;
  /** The stored fields that contain the URL of a picture's largest file, or of its only one. */
  readonly fields: readonly string[];
}

const PICTURE_TYPES: readonly FieldType[] = ['picture', 'wide picture'];

/** For each kind: the folder and the fields of its pictures. */
export const KIND_PICTURES = byKind((kind): KindOfPictures => {
  const pictures = fieldsIn(KINDS[kind]).filter(([, { type }]) => PICTURE_TYPES.includes(type));
  return {
    folder: pictures.flatMap(([, { folder }]) => folder ?? [])[0] ?? '',
    fields: pictures.map(([name, { type, stored = name }]) =>
      type === 'picture' ? stored : `${stored}.src`,
    ),
  };
});

/** Returns the stored fields of a kind that contain the URLs of its share pictures. */
export const shareFieldsOf = (kind: EntryKind): readonly string[] =>
  sharePicturesOf(kind).map(({ name }) => `picture.${name}`);

/** Returns the paths of fields inside a map field. */
export const nestedPaths = (name: string, fields: readonly string[]): readonly string[] =>
  fields.map((field) => `${name}.${field}`);
