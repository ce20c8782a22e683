import type { ReactNode } from 'react';
import type { EntryLocation } from '../../../content/entry';
import { languageOf } from '../../../shared/text/text';
import { otherUsesOf, type PictureUse } from '../../../store/files/picture-uses';
import { onScreen } from '../../kinds';

/** Returns what says where else these pictures are used. Throws as `otherUsesOf`. */
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
