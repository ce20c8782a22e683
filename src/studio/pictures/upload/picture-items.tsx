import { withoutUndefined, type Complete } from '../../../content/base/stored-values';
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
  /** Its file is read and resized. */
  | { readonly status: 'checking' }
  /** Its file cannot be used. */
  | { readonly status: 'refused'; readonly problem: PictureProblem }
  /** It will be uploaded when the form is sent. */
  | {
      readonly status: 'ready';
      readonly prepared: PreparedPicture;
      /** What should be known of it before. */
      readonly hints: readonly string[];
    }
  /** `percent` counts all its files together. */
  | { readonly status: 'uploading'; readonly prepared: PreparedPicture; readonly percent: number }
  /** The upload or the entry failed; sending the form again retries. */
  | { readonly status: 'failed'; readonly prepared: PreparedPicture; readonly reason: string }
  /** It is in the storage. Without `prepared` it is the one that the stored entry shows. */
  | {
      readonly status: 'stored';
      readonly picture: Picture;
      readonly prepared?: PreparedPicture;
    };

export type AltTranslations = Readonly<Record<AltTranslation, string>>;

/** The translations of the alternative text of a picture, blank where there is none. */
export const altTranslationsOf = (picture: Partial<Picture>): AltTranslations =>
  Object.fromEntries(translationsOf?.('alt').map(({ name }) => [name, picture[name] ?? '']) ?? []);

export interface PictureItem {
  readonly id: string;
  /** The file's name on the device, or a description of the current picture. */
  readonly name: string;
  /** The alternative text, and its translations by the names under which they are stored. */
  readonly alt: string;
  readonly translations: AltTranslations;
  /** The focal point; '' for the centre. */
  readonly focus: string;
  /** The title of its entry, in a form for several. */
  readonly title: string;
  /** A blob: address of its preview, once there is one. */
  readonly preview?: string;
  readonly state: PictureState;
}

/** The picture of the stored entry. */
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

/** What is written of what a picture shows, in each language. */
export const wordsOf = ({ alt, translations }: PictureItem): readonly WrittenText[] => [
  { name: 'alt', label: ALT_LABEL, value: alt },
  ...(altTranslations?.(ALT_LABEL) ?? []).map(({ name, label }) => ({
    name,
    label,
    value: translations[name] ?? '',
  })),
];

/** Whether it is the picture that the stored entry shows. */
export const isCurrent = ({ state }: PictureItem): boolean =>
  state.status === 'stored' && state.prepared === undefined;

/** The picture with the alternative texts and the focal point of the item, each where there is one. */
export function withDetails(picture: Picture, { alt, translations, focus }: PictureItem): Picture {
  const words = Object.entries({ alt, ...translations }).map(([name, text]) => [
    name,
    storedLetters(trimmed(text)) || undefined,
  ]);
  return withoutUndefined<Picture>({
    ...picture,
    ...Object.fromEntries(words),
    focus: focus || undefined,
  } as Complete<Picture>);
}

/** Whether it differs from the stored entry, apart from its focal point, which is a value of the form. */
export const isUnsaved = ({ alt, translations, state }: PictureItem): boolean =>
  state.status !== 'stored' ||
  state.prepared !== undefined ||
  alt.trim() !== (state.picture.alt ?? '') ||
  translationsOf?.('alt').some(
    ({ name }) => translations[name]?.trim() !== (state.picture[name] ?? ''),
  ) === true;

interface PictureListSnapshot {
  readonly items: readonly PictureItem[];
  /** While pictures are uploaded and saved, none may be added or removed. */
  readonly busy: boolean;
  /** The last event, for screen readers. */
  readonly liveMessage: string;
  /** How many of the chosen pictures are stored, from the first upload until none is left. */
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
  /** How many of the pictures that were chosen last did not fit. */
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

  /** Replaces the pictures, and releases the previews of removed ones. */
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
    /** Changes one picture; does nothing if it has been removed. */
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
  /** The value of the `sizes` attribute. */
  readonly sizes: string;
  /** Its focal point; '' for the centre. */
  readonly focus?: string;
}

/** The picture itself, from its chosen file or from the storage; nothing before it is prepared. */
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
