import type { ComponentType } from 'react';
import {
  fieldsIn,
  KIND_NAMES,
  type AnyKind,
  type ByKind,
  type Fields,
} from '../content/base/define-kind';
import {
  fieldWordsOf,
  isSwitch,
  pictureWordsOf,
  type FillPart,
  type FormPart,
  type Studio,
} from '../content/base/describe';
import { KINDS } from '../content/kinds';
import type { EntryKind } from '../content/entry';
import type { Unpublished } from '../store/documents/unpublished';
import { searchKeyOf } from '../content/search/search-entry';
import { lazyComponent } from '../shared/ui/LoadedOnce';
import { translatedWords } from './translation-words';

let studios: Partial<ByKind<Studio<AnyKind>>> = {};

/**
 * Passes the words of all kinds to the engine, which does not import any kind; has to be called
 * before a screen is loaded.
 */
export function registerStudios(all: ByKind<Studio<AnyKind>>): void {
  studios = all;
}

/**
 * Returns the facts and words of a kind.
 *
 * @throws Error before the kinds are registered
 */
export function studioOf(kind: EntryKind): Studio<AnyKind> {
  const studio = studios[kind];
  if (!studio) throw new Error(`The kind ${kind} is not registered (src/studio/app/studios.ts).`);
  return studio;
}

/** Returns a function that creates a value once per kind. */
export function oncePerKind<Make extends (kind: EntryKind) => unknown>(make: Make): Make;
export function oncePerKind(make: (kind: EntryKind) => unknown) {
  const made = new Map<EntryKind, unknown>();
  return (kind: EntryKind) => {
    if (!made.has(kind)) made.set(kind, make(kind));
    return made.get(kind);
  };
}

interface KindLabels {
  readonly name: string;
  readonly plural: string;
  /** Used instead of a missing title: pictures are named by their position in a list. */
  readonly untitled: string;
  /** The list of the published entries. */
  readonly list: { readonly to: string; readonly label: string };
  /** Returns the key in the list of an entry, from its id or key and its path. */
  readonly listKey: (id: string, path: string) => string;
  /** Returns the address at which visitors see the entry; undefined if no page shows it. */
  readonly viewPath: (id: string, path: string) => string | undefined;
  /** Whether visitors see only the first entries. */
  readonly onlyFirstShown: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the names and addresses of a kind. */
export function kindLabels(kind: EntryKind): KindLabels {
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

/** Returns the key of an entry in its list: the search key if the kind has several collections. */
export const keyOf = ({ id = '', key = id, path = key, collection }: Keyed): string =>
  collection === undefined ? path : searchKeyOf('movie', { id, collection });

/** The heading of a screen: 'Events'. */
export const headingOf = (kind: EntryKind): string =>
  studioOf(kind).words.heading ?? kindLabels(kind).plural;

/** The heading of a list: 'Current Events'. */
export const listTitleOf = (kind: EntryKind): string =>
  `Current ${capital(studioOf(kind).words.many)}`;

/** The name of an unpublished entry. */
export const nameOf = ({ kind, entry }: Pick<Unpublished, 'kind' | 'entry'>): string =>
  entry.title || entry.picture?.alt || kindLabels(kind).untitled;

/** The name of an entry at a position of its list. */
export const listedName = (kind: EntryKind, entry: Fields<AnyKind>, position: number): string =>
  studioOf(kind).nameOf?.(entry, position) ??
  (String(Reflect.get(entry, 'title') ?? '') || kindLabels(kind).untitled);

/** Returns the name of a kind within a sentence: 'event'. */
export const nounOf = (kind: EntryKind): string => kindLabels(kind).name.toLowerCase();

export const KINDS_IN_ORDER = KIND_NAMES;

/** Returns the facts and words of a kind's picture; undefined for a kind without a picture. */
export function pictureFieldOf(kind: EntryKind) {
  const { facts, fields } = studioOf(kind);
  const found = fieldsIn(facts).find(([, { type }]) => type === 'picture');
  if (!found) return undefined;
  const [name, { folder = '', required = false }] = found;
  return { folder, isRequired: required, words: pictureWordsOf(fields, name) };
}

/** Returns the yes-or-no fields of a kind, with the value for a new entry. */
export function switchesOf(kind: EntryKind) {
  const { facts, fields } = studioOf(kind);
  const isOn = (name: string) => facts.fields[name].whenAdded === 'yes';
  return fieldWordsOf(fields).flatMap(([name, words]) =>
    isSwitch(words) ? [{ name, isOn: isOn(name), words }] : [],
  );
}

/** The components that only one kind has, by the place where the engine shows them. */
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

/** Returns the lazy components of a kind, cached per kind. */
export const lazyPartsOf = oncePerKind(loadable);

/** Combines the facts of a kind with its words. */
export const defineStudio = <K extends AnyKind>(
  facts: K,
  studio: Omit<Studio<NoInfer<K>>, 'facts'>,
): Studio<K> => ({
  facts,
  ...studio,
  fields: translatedWords<K>({ facts, fields: studio.fields }),
});
