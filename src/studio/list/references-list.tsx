import type { ReactNode } from 'react';
import { languageOf } from '../../shared/text/text';
import { listLeadingTo } from '../../store/links/leading-to';
import { onScreen } from '../kinds';
import type { EntryLocation } from '../../content/entry';
import { otherUsesOf, type PictureUse } from '../../store/files/picture-uses';

/** How many entries are named: a screenful. */
const NAMED = 12;

/** Returns a list of the entries that lead to these pages. Throws as `listLeadingTo`. */
export async function leadsList(targets: Parameters<typeof listLeadingTo>[0]): Promise<ReactNode> {
  const leads = await listLeadingTo(targets);
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

/** Returns a list of the other entries that use these pictures. Throws as `otherUsesOf`. */
export async function usesList(
  pictures: Parameters<typeof otherUsesOf>[0],
  at: EntryLocation,
): Promise<ReactNode> {
  const uses = await otherUsesOf(pictures, at);
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
    {kind === 'settings' ? 'The page about the company' : onScreen(kind).name}
    {title && (
      <>
        : <bdi lang={languageOf(title)}>{title}</bdi>
      </>
    )}
    {isUnpublished && ' (not published)'}
  </>
);
