import { translationsOf } from '../../../content/locale/translations';
import type { AltTranslation, Picture } from '../../../shared/pictures/picture';
import type { PictureProblem } from '../../../shared/pictures/picture-errors';
import { storedLetters } from '../../../shared/text/letters';
import { trimmed } from '../../../shared/text/visible-text';
import type { PreparedPicture } from '../../../shared/pictures/prepared-picture';
import { Photo } from '../../../shared/ui/Photo';
import type { WrittenText } from '../../session/live-limits';
import { altTranslations } from '../../translation-words';

/** The state of a picture, from the choice of its file to the stored entry. */
type PictureState =
  /** The file is being read and resized. */
  | { readonly status: 'checking' }
  /** The file cannot be used. */
  | { readonly status: 'refused'; readonly problem: PictureProblem }
  /** The picture is uploaded when the form is sent. */
  | {
      readonly status: 'ready';
      readonly prepared: PreparedPicture;
      /** Hints on its quality. */
      readonly hints: readonly string[];
    }
  /** `percent` is the progress of all files of the picture. */
  | { readonly status: 'uploading'; readonly prepared: PreparedPicture; readonly percent: number }
  /** The upload or the write of the entry failed; sending the form again retries both. */
  | { readonly status: 'failed'; readonly prepared: PreparedPicture; readonly reason: string }
  /** The picture is in the storage. Without `prepared`, it is the picture of the stored entry. */
  | {
      readonly status: 'stored';
      readonly picture: Picture;
      readonly prepared?: PreparedPicture;
    };

export type AltTranslations = Readonly<Record<AltTranslation, string>>;

/** Returns the translations of a picture's alternative text; '' for missing ones. */
export const altTranslationsOf = (picture: Partial<Picture>): AltTranslations =>
  Object.fromEntries(translationsOf?.('alt').map(({ name }) => [name, picture[name] ?? '']) ?? []);

export interface PictureItem {
  readonly id: string;
  /** The file's name on the device, or a name for the current picture. */
  readonly name: string;
  /** The alternative text, and its translations by their stored names. */
  readonly alt: string;
  readonly translations: AltTranslations;
  /** The focal point; '' for the centre. */
  readonly focus: string;
  /** The title of the entry that the picture becomes, if the form adds several. */
  readonly title: string;
  /** A blob: URL of the preview, once there is one. */
  readonly preview?: string;
  readonly state: PictureState;
}

/** Returns the item for the picture of the stored entry. */
export const currentItem = (picture: Picture, id: string = crypto.randomUUID()): PictureItem => ({
  id,
  name: 'The current picture',
  alt: picture.alt ?? '',
  translations: altTranslationsOf(picture),
  focus: picture.focus ?? '',
  title: '',
  state: { status: 'stored', picture },
});

export const ALT_LABEL = 'What it shows';

/** Returns the alternative texts of a picture in all languages. */
export const altTextsOf = ({ alt, translations }: PictureItem): readonly WrittenText[] => [
  { name: 'alt', label: ALT_LABEL, value: alt },
  ...(altTranslations?.(ALT_LABEL) ?? []).map(({ name, label }) => ({
    name,
    label,
    value: translations[name] ?? '',
  })),
];

/** Whether it is the picture of the stored entry. */
export const isCurrent = ({ state }: PictureItem): boolean =>
  state.status === 'stored' && state.prepared === undefined;

/** Returns the picture with the item's alternative texts and focal point, without blank ones. */
export function withDetails(picture: Picture, { alt, translations, focus }: PictureItem): Picture {
  const words = Object.entries({ alt, ...translations }).map(([name, text]) => [
    name,
    storedLetters(trimmed(text)),
  ]);
  const details: object = { ...picture, ...Object.fromEntries(words), focus };
  const filled = Object.entries(details).filter(([, detail]) => detail !== '');
  return { ...Object.fromEntries(filled), src: picture.src };
}

/**
 * Whether it differs from the stored entry, regardless of the focal point, which is a value of the
 * form.
 */
export const isUnsaved = ({ alt, translations, state }: PictureItem): boolean =>
  state.status !== 'stored' ||
  state.prepared !== undefined ||
  alt.trim() !== (state.picture.alt ?? '') ||
  translationsOf?.('alt').some(
    ({ name }) => translations[name]?.trim() !== (state.picture[name] ?? ''),
  ) === true;

interface PictureListSnapshot {
  readonly items: readonly PictureItem[];
  /** Whether pictures are being uploaded and saved, so that none may be added or removed. */
  readonly busy: boolean;
  /** The last event, for screen readers. */
  readonly liveMessage: string;
  /**
   * The number of chosen pictures that are stored; defined from the first upload until the list is
   * empty.
   */
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
  /** The number of the last chosen pictures above the limit. */
  readonly leftOut: number;
}

export type ItemStore = ReturnType<typeof createItemStore>;

/** The pictures of a form, as a store that React can subscribe to. */
export function createItemStore(items: readonly PictureItem[]) {
  let snapshot: PictureListSnapshot = { items, busy: false, liveMessage: '', leftOut: 0 };
  const listeners = new Set<() => void>();

  function update(fields: Partial<PictureListSnapshot>) {
    snapshot = { ...snapshot, ...fields };
    for (const listener of listeners) listener();
  }

  /** Replaces the pictures, and revokes the previews of removed ones. */
  function put(next: readonly PictureItem[]) {
    for (const { id, preview } of snapshot.items) {
      const isGone = next.every((item) => item.id !== id);
      if (preview && isGone) URL.revokeObjectURL(preview);
    }
    update({ items: next, ...(next.length === 0 && { progress: undefined }) });
  }

  return {
    put,
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    find: (id: string) => snapshot.items.find((item) => item.id === id),
    /** Changes a picture, unless it was removed. */
    change: (id: string, fields: Partial<PictureItem>) =>
      update({
        items: snapshot.items.map((item) => (item.id === id ? { ...item, ...fields } : item)),
      }),
    announce: (liveMessage: string) => update({ liveMessage }),
    report: (progress: PictureListSnapshot['progress']) => update({ progress }),
    leaveOut: (leftOut: number) => update({ leftOut }),
    setBusy: (busy: boolean) => update({ busy }),
  };
}

interface ItemPictureProps {
  readonly item: PictureItem;
  readonly className: string | undefined;
  readonly sizes: string;
  /** The focal point; '' for the centre. */
  readonly focus?: string;
}

/** The picture from its chosen file or from the storage. Renders nothing until it is prepared. */
export function ItemPicture({ item, className, sizes, focus = '' }: ItemPictureProps) {
  const { preview, state } = item;
  if (preview) {
    return <img className={className} src={preview} alt="" style={{ objectPosition: focus }} />;
  }
  if (state.status !== 'stored') return null;
  return (
    <Photo className={className} picture={{ ...state.picture, alt: '', focus }} sizes={sizes} />
  );
}
