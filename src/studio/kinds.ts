import type { ComponentType } from 'react';
import { fieldsIn, KIND_NAMES, type AnyKind, type ByKind } from '../content/base/define-kind';
import type {
  Studio,
  PictureWords,
  SwitchWords,
  FillPart,
  FormPart,
} from '../content/base/describe';
import { KINDS } from '../content/kinds';
import type { EntryKind } from '../content/entry';
import type { Unpublished } from '../store/documents/unpublished';
import { searchKeyOf } from '../content/search/search-entry';
import { lazyComponent } from '../shared/ui/LoadedOnce';
import { translatedWords } from './translation-words';

let studios: Partial<ByKind<Studio<AnyKind>>> = {};

/** Hands the words of all kinds to the engine, which knows no kind; called before any screen is loaded. */
export function registerStudios(all: ByKind<Studio<AnyKind>>): void {
  studios = all;
}

/**
 * The facts and the words of a kind, whatever its fields are.
 *
 * @throws Error before the kinds are registered
 */
export function studioOf(kind: EntryKind): Studio<AnyKind> {
  const studio = studios[kind];
  if (!studio) throw new Error(`The kind ${kind} is not registered (src/studio/app/studios.ts).`);
  return studio;
}

interface KindOnScreen {
  readonly name: string;
  readonly plural: string;
  /** What stands for the title of one that has none: pictures are told by their place in a list. */
  readonly untitled: string;
  /** The list of what is published. */
  readonly list: { readonly to: string; readonly label: string };
  /** The key in that list of the entry with this id, or key, and path. */
  readonly listKey: (id: string, path: string) => string;
  /** Where visitors see it; undefined where no page shows it. */
  readonly viewPath: (id: string, path: string) => string | undefined;
  /** Whether visitors see only the first ones. */
  readonly onlyFirstShown: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How a kind is named and listed on the screen. */
export function onScreen(kind: EntryKind): KindOnScreen {
  const { words, path, viewPath, isShown } = studioOf(kind);
  const { one, many, name = capital(one), plural = capital(many), untitled = 'Untitled' } = words;
  return {
    name,
    plural,
    untitled,
    list: { to: path, label: `All ${many}` },
    listKey: (id, at) => keyOf(KINDS[kind].place.identify(id, at)),
    viewPath: (id, at) => viewPath?.(id, at),
    onlyFirstShown: isShown !== undefined,
  };
}

interface Keyed {
  readonly id?: string;
  readonly key?: string;
  readonly path?: string;
  readonly collection?: string;
}

/** What tells an entry from the others of its list: of one in several collections, its search key. */
export const keyOf = ({ id = '', key = id, path = key, collection }: Keyed): string =>
  collection === undefined ? path : searchKeyOf('movie', { id, collection });

/** The heading of a screen: 'Events'. */
export const headingOf = (kind: EntryKind): string =>
  studioOf(kind).words.heading ?? onScreen(kind).plural;

/** The heading of a list: 'Current Events'. */
export const listTitleOf = (kind: EntryKind): string =>
  `Current ${capital(studioOf(kind).words.many)}`;

/** The name of an unpublished entry. */
export const nameOf = ({ kind, entry }: Pick<Unpublished, 'kind' | 'entry'>): string =>
  entry.title || entry.picture?.alt || onScreen(kind).untitled;

/** The name of an entry at a position of its list. */
export const listedName = (kind: EntryKind, entry: object, position: number): string =>
  studioOf(kind).nameOf?.(entry as never, position) ??
  (String(Reflect.get(entry, 'title') ?? '') || onScreen(kind).untitled);

/** The name of a kind within a sentence. */
export const nounOf = (kind: EntryKind): string => onScreen(kind).name.toLowerCase();

export const KINDS_IN_ORDER = KIND_NAMES;

/** The facts and the words of a kind's picture; undefined for a kind without one. */
export function pictureFieldOf(kind: EntryKind) {
  const { facts, fields } = studioOf(kind);
  const found = fieldsIn(facts).find(([, { type }]) => type === 'picture');
  if (!found) return undefined;
  const [name, { folder = '', required = false }] = found;
  return { folder, isRequired: required, words: fields[name] as unknown as PictureWords };
}

/** The fields of a kind that are yes or no, with what a new entry has. */
export function switchesOf(kind: EntryKind) {
  const { facts, fields } = studioOf(kind);
  return fieldsIn(facts).flatMap(([name, { type, whenAdded }]) =>
    type === 'yes or no'
      ? [{ name, isOn: whenAdded === 'yes', words: fields[name] as unknown as SwitchWords }]
      : [],
  );
}

/** The components that one kind alone has, by the places at which the engine shows them. */
interface KindParts {
  readonly form?: ComponentType<never> | undefined;
  readonly belowPreview?: ComponentType<Unpublished> | undefined;
  readonly besidePicture?: ComponentType<FormPart> | undefined;
  readonly fill?: ComponentType<FillPart> | undefined;
}

function loadable(kind: EntryKind): KindParts {
  const { form, belowPreview, besidePicture, fill } = studioOf(kind).parts ?? {};
  return {
    form: form && lazyComponent(form, 'The form'),
    belowPreview: belowPreview && lazyComponent<Unpublished>(belowPreview as never),
    besidePicture: besidePicture && lazyComponent(besidePicture),
    fill: fill && lazyComponent(fill),
  };
}

const known = new Map<EntryKind, KindParts>();

/** The parts of a kind, whose code is loaded when they are shown: the same components at each call. */
export function partsOf(kind: EntryKind): KindParts {
  const parts = known.get(kind) ?? loadable(kind);
  known.set(kind, parts);
  return parts;
}

/** Adds its words to a kind. */
export const describe = <K extends AnyKind>(
  facts: K,
  studio: Omit<Studio<NoInfer<K>>, 'facts'>,
): Studio<K> => ({
  facts,
  ...studio,
  fields: translatedWords<K>({ facts, fields: studio.fields }),
});
