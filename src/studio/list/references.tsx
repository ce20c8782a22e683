import type { ReactNode } from 'react';
import { LoadedPart } from '../ui/parts';
import { resource } from '../../shared/data/resource';
import type { EntryKind, EntryLocation, EntryOf } from '../../content/entry';
import { idOf, isNamedByOthers, lacksFeature, locationOf } from '../../store/documents/kinds';
import { kindLabels } from '../kinds';
import type { Backdrop, Picture } from '../../shared/pictures/picture';
import { languageOf } from '../../shared/text/text';
import type { listLeadingTo } from '../../store/links/leading-to';
import type { otherUsesOf, PictureUse } from '../../store/files/picture-uses';

/**
 * Returns a note that looks up links to entries before they leave the site; undefined for a kind
 * without a page.
 */
export function incomingLinksNote(kind: EntryKind, entries: readonly EntryLocation[]): ReactNode {
  if (lacksFeature(kind, 'page')) return undefined;
  const targets = entries.map((location) => {
    const id = idOf(location);
    const viewPath = kindLabels(kind).viewPath(id, location.path);
    return { viewPath, ...(isNamedByOthers(kind) && { movieId: id }) };
  });
  const read = () => leadsList(targets);
  return loadedBelow(read, 'Looking what leads there...', 'What leads there');
}

/** Returns a function like `incomingLinksNote`, for published entries. */
export const incomingLinksNoteForAll =
  <Kind extends EntryKind>(kind: Kind) =>
  (entries: readonly EntryOf<Kind>[]): ReactNode =>
    incomingLinksNote(
      kind,
      entries.map((entry) => locationOf(kind, entry)),
    );

/** An entry that may have pictures, with its location. */
export interface ShownEntry {
  readonly entry: {
    readonly picture?: Picture | undefined;
    readonly backdrop?: Backdrop | undefined;
  };
  readonly at: EntryLocation;
}

/**
 * Returns a note that looks up other uses of the pictures of an entry before it is deleted;
 * undefined for an entry without pictures.
 */
export function otherUsesNote({ entry: { picture, backdrop }, at }: ShownEntry) {
  const shown = [picture, backdrop].filter((each) => each !== undefined);
  if (shown.length === 0) return undefined;
  const read = () => usesList(shown, at);
  const waiting = 'Looking where else the picture is used...';
  return loadedBelow(read, waiting, 'Where else the picture is used');
}

const loadedBelow = (read: () => Promise<ReactNode>, waiting: string, what: string) => (
  <LoadedPart from={resource(read)} what={what} waiting={<p role="status">{waiting}</p>}>
    {(list) => list}
  </LoadedPart>
);

/** The maximum number of listed entries, about a screenful. */
const NAMED = 12;

/** Returns a list of the entries that link to these pages. Throws the errors of `listLeadingTo`. */
async function leadsList(targets: Parameters<typeof listLeadingTo>[0]): Promise<ReactNode> {
  const { listLeadingTo: read } = await import('../../store/links/leading-to');
  const leads = await read(targets);
  if (leads.length === 0) return <p role="status">Nothing on the site leads there.</p>;
  const more = leads.length - NAMED;
  return (
    <div role="status">
      <p>
        {targets.some(({ movieId }) => movieId !== undefined)
          ? 'These lead there, and have no link to it from then on:'
          : 'These lead there:'}
      </p>
      <ul className="things">
        {leads.slice(0, more > 1 ? NAMED : undefined).map((lead, index) => (
          <li key={index}>{textOf(lead)}</li>
        ))}
        {more > 1 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

/**
 * Returns a list of the other entries that use these pictures. Throws the errors of `otherUsesOf`.
 */
async function usesList(
  pictures: Parameters<typeof otherUsesOf>[0],
  at: EntryLocation,
): Promise<ReactNode> {
  const { otherUsesOf: read } = await import('../../store/files/picture-uses');
  const uses = await read(pictures, at);
  if (uses.length === 0) return <p role="status">The picture is used nowhere else.</p>;
  return (
    <div role="status">
      <p>The same picture is also used here, where it stays:</p>
      <ul className="marked things">
        {uses.map((use, index) => (
          <li key={index}>{textOf(use)}</li>
        ))}
      </ul>
    </div>
  );
}

/** 'Video: Tides (not published)' */
const textOf = ({ kind, title, isUnpublished }: PictureUse) => (
  <>
    {kind === 'settings' ? 'The page about the company' : kindLabels(kind).name}
    {title && (
      <>
        : <bdi lang={languageOf(title)}>{title}</bdi>
      </>
    )}
    {isUnpublished && ' (not published)'}
  </>
);
