import { useEffect, useRef, useState } from 'react';
import { Photo } from '../../shared/ui/Photo';
import { Loaded, LoadFailure } from '../../shared/ui/Loaded';
import { resource } from '../../shared/data/resource';
import { languageOf } from '../../shared/text/text';
import {
  storedPictures,
  type PicturePage,
  type PictureSource,
  type StoredPicture,
} from '../../store/read/admin/stored-pictures';
import styles from './PictureField.module.css';
import { fieldsIn, KIND_NAMES } from '../../content/base/define-kind';
import type { EntryKind } from '../../content/entry';
import { describeKind } from '../../store/documents/kinds';
import { headingOf, kindLabels, studioOf } from '../kinds';
import { Button } from '../ui/parts';

interface StoredPictureListProps {
  readonly source: PictureSource;
  readonly search: string;
  readonly onChoose: (picture: StoredPicture, button: HTMLElement) => void;
}

/**
 * The stored pictures of a source that match a search, in pages. Another source or search needs
 * another key.
 */
export function StoredPictureList({ source, search, onChoose }: StoredPictureListProps) {
  const [next] = useState(() => {
    const read = storedPictures(source, search);
    return () => resource(read, { isLater: true });
  });
  const [pages, setPages] = useState(() => [next()]);

  return (
    <div className={`stack loose ${styles.pages}`}>
      {pages.map((page, index) => (
        <Loaded
          key={index}
          from={page}
          waiting={
            <p role="status" className={styles.note}>
              Loading...
            </p>
          }
          failed={(retry) => <LoadFailure what="The pictures" retry={retry} />}
        >
          {(read) => (
            <Page
              page={read}
              isFirst={index === 0}
              empty={emptyText(read, index === 0, { source, search })}
              onChoose={onChoose}
              onMore={
                index === pages.length - 1 && !read.isLast
                  ? () => setPages([...pages, next()])
                  : undefined
              }
            />
          )}
        </Loaded>
      ))}
    </div>
  );
}

interface PageProps {
  readonly page: PicturePage;
  readonly isFirst: boolean;
  /** Shown if the page has no pictures. */
  readonly empty: string;
  readonly onChoose: StoredPictureListProps['onChoose'];
  /** Reads the next page; undefined if there is none or if it is already shown. */
  readonly onMore: (() => void) | undefined;
}

function Page({ page: { pictures }, isFirst, empty, onChoose, onMore }: PageProps) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The previous page's button "Show more" has disappeared, so that the focus moves here.
    if (!isFirst) section.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  }, [isFirst]);

  return (
    <div ref={section} className="stack loose">
      {pictures.length > 0 ? (
        <>
          <p role="status" className="visually-hidden">
            {pictures.length === 1 ? 'One picture' : `${pictures.length} pictures`}
          </p>
          <ul className={`columns medium ${styles.pictures}`}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <Tile picture={picture} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role="status" className={styles.note} tabIndex={-1}>
          {empty}
        </p>
      )}
      {onMore && (
        <Button className={`button ${styles.more}`} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

interface TileProps extends Pick<StoredPictureListProps, 'onChoose'> {
  readonly picture: StoredPicture;
}

/**
 * A picture as a button with its title as the label; its alternative text is announced once it is
 * chosen.
 */
const Tile = ({ picture, onChoose }: TileProps) => (
  <Button
    className={`stack ${styles.tile}`}
    onClick={({ currentTarget }) => onChoose(picture, currentTarget)}
  >
    <Photo
      picture={{ ...picture.picture, alt: '' }}
      sizes="(width < 40rem) 45vw, 11rem"
      className={`cover ${styles.thumbnail}`}
      fallback={<span className={`cover ${styles.thumbnail}`} />}
    />
    <span
      className={`clamp strong ${styles.name}`}
      lang={languageOf(pictureTitle(picture))}
      dir="auto"
    >
      {pictureTitle(picture)}
    </span>{' '}
    <span className="note">{kindOf(picture)}</span>
  </Button>
);
function emptyText(
  { isLast }: PicturePage,
  isFirst: boolean,
  { source, search }: Pick<StoredPictureListProps, 'source' | 'search'>,
): string {
  if (!isLast) return 'Nothing among those looked at so far. There are more.';
  if (!isFirst) return 'That was all.';
  const where = labelOf(source).toLowerCase();
  return search
    ? `Nothing found for “${search}” in: ${where}.`
    : `There is no picture in: ${where}.`;
}
function hasPicture(kind: EntryKind): boolean {
  return fieldsIn(describeKind(kind)).some(([, { type }]) => type === 'picture');
}

/**
 * Whether entries of the kind are mainly pictures, in collections at any depth, which are offered
 * first.
 */
function isGallery(kind: EntryKind): boolean {
  return describeKind(kind).place.source.groups.length > 0;
}

/** The sources of stored pictures, in the order in which they are offered. */
export const SOURCES: readonly { readonly source: PictureSource; readonly label: string }[] = [
  ...KIND_NAMES.filter(hasPicture)
    .toSorted((a, b) => Number(isGallery(b)) - Number(isGallery(a)))
    .map((kind) => ({
      source: kind,
      label: studioOf(kind).words.pictures ?? headingOf(kind),
    })),
  { source: 'unpublished', label: 'Not published' },
  { source: 'settings', label: 'The page about the company' },
];

const labelOf = (wanted: PictureSource): string =>
  SOURCES.find(({ source }) => source === wanted)?.label ?? '';

/** Returns the kind of the picture's entry, and its field: 'Movie, wide picture'. */
function kindOf({ kind, isWide }: StoredPicture): string {
  const name = kind === 'settings' ? 'About the company' : kindLabels(kind).name;
  return isWide ? `${name}, wide picture` : name;
}

/**
 * Returns the title of a stored picture: the title of its entry, its alternative text, or its kind,
 * whichever exists first.
 */
export const pictureTitle = (picture: StoredPicture): string => picture.title || kindOf(picture);
