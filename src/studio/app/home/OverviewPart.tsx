import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Overview.module.css';
import { languageOf } from '../../../shared/text/text';
import { LIST_ANCHOR, settingsTabPath } from '../../../content/paths/admin-paths';
import type { EntryKind } from '../../../content/entry';
import { parseSearchKey, type SearchEntry } from '../../../content/search/search-entry';
import { kindLabels, studioOf } from '../../kinds';
import type { EditState } from '../../ui/navigation';
import { countMissing } from '../../../store/overview';
import { missingPath, withoutText, type MissingIn } from '../../list/filter-texts';
import { useBackgroundRead } from '../../ui/background';
import { formatDate } from '../../../content/values/partial-date';
import { setFields } from '../../../store/write/edit-entry';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { ADMIN_MESSAGES } from '../../../content/movie/studio/movie.studio';
import { listOf } from '../../kind/kind-list';
import { Action } from '../../ui/parts';

interface OverviewPartProps<T> extends Omit<ComponentProps<typeof FoldedPart>, 'children'> {
  readonly entries: readonly T[] | undefined;
  readonly children: (entry: T, position: number) => ReactNode;
  readonly ordered?: boolean;
}

/** The number of entries that a part shows; a part with an order shows all. */
const SHOWN = 3;

/** A list of entries in the overview of the homepage. Renders nothing if it is empty. */
export function OverviewPart<T>({
  entries = [],
  children,
  ordered = false,
  ...part
}: OverviewPartProps<T>) {
  if (entries.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  const more = ordered ? 0 : entries.length - SHOWN;
  return (
    <FoldedPart {...part}>
      {/* Safari removes the list role from lists without markers. */}
      <List role="list" className={ordered ? styles.names : styles.entries}>
        {(ordered ? entries : entries.slice(0, SHOWN)).map((entry, position) => (
          // Names are not unique.
          <li key={position}>{children(entry, position)}</li>
        ))}
      </List>
      {more > 0 && <p>and {more} more</p>}
    </FoldedPart>
  );
}

interface FoldedPartProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shown next to the title; on a phone, below the content. */
  readonly beside?: ReactNode;
  /** Whether the part is unfolded on a phone. */
  readonly isUrgent?: boolean;
  readonly className?: string | undefined;
}

/** A part of the overview; on a phone it is folded into one line. */
function FoldedPart({ title, children, beside, isUrgent, className = '' }: FoldedPartProps) {
  const [isPhone] = useState(() => matchMedia('(width < 40rem)').matches);
  return (
    <section
      className={`ruled ${styles.part} ${isUrgent ? `whole-row ${styles.urgent}` : ''} ${className}`}
      aria-label={title}
    >
      {isPhone ? (
        <details open={isUrgent}>
          <summary>
            <h2>{title}</h2>
          </summary>
          {children}
          {beside}
        </details>
      ) : (
        <>
          <div className={`row between thin ${styles.head}`}>
            <h2>{title}</h2>
            {beside}
          </div>
          {children}
        </>
      )}
    </section>
  );
}

interface EntryNameProps {
  readonly title: string | undefined;
  readonly note?: string;
}

export const EntryName = ({ title = '', note }: EntryNameProps) => (
  <span>
    <bdi lang={languageOf(title)}>{title || 'Untitled'}</bdi>
    {note && (
      <>
        {' '}
        <span className={`soft ${styles.whole}`}>{note}</span>
      </>
    )}
  </span>
);

interface EditLinkProps {
  readonly kind: EntryKind;
  /** The key of the entry in its list; for a movie, its id. */
  readonly id: string;
  readonly title: string;
}

/**
 * A link to the form of an entry: on its own screen if the kind has one, otherwise above the list.
 */
export function EditLink({ kind, id, title }: EditLinkProps) {
  const state: EditState = { edit: id };
  const { editPath } = studioOf(kind);
  return (
    <Link
      to={editPath?.(id) ?? listWith(kind, title)}
      state={editPath ? null : state}
      className="action"
    >
      Edit <span className="visually-hidden">{title || 'Untitled'}</span>
    </Link>
  );
}

/** Returns the address of the list with a search for the entry, which may be on a later page. */
function listWith(kind: EntryKind, search: string) {
  const [pathname = '', query] = kindLabels(kind).list.to.split('?');
  const parameters = new URLSearchParams(query);
  if (search) parameters.set('search', search);
  return { pathname, search: parameters.toString(), hash: LIST_ANCHOR };
}

/**
 * Reads the counts by tab. Loaded lazily, because the facts of the settings are loaded after the
 * rest of the homepage.
 */
const readOutdatedSettings = async () =>
  (await import('../../screens/settings/outdated-settings')).readOutdatedByTab();

interface IncompleteProps {
  /** The counts of the kinds in the search index. */
  readonly missing: readonly MissingIn[];
  readonly version: unknown;
}

/** Lists the missing fields with their numbers of entries, each with a link to the filtered list. */
export function Incomplete({ missing, version }: IncompleteProps) {
  const counted = useBackgroundRead(countMissing, version) ?? [];
  const settings = useBackgroundRead(readOutdatedSettings, version) ?? [];
  const [[tab] = []] = settings;
  const sum = settings.reduce((count, [, own]) => count + own, 0);
  const found = [...missing, ...counted].filter(({ counts }) => counts.length > 0);
  if (found.length === 0 && !tab) return null;
  return (
    <FoldedPart title="Incomplete" className={`whole-row ${styles.incomplete}`}>
      {found.map(({ kind, counts }) => (
        <p key={kind} className="row thin">
          <strong>{kindLabels(kind).plural}</strong>
          <span className={`row thin ${styles.missing}`}>
            {counts.map(({ filter, count }) => (
              <Link key={filter} className="link" to={missingPath(kind, filter)}>
                {count} {withoutText(filter, kind)}
              </Link>
            ))}
          </span>
        </p>
      ))}
      {tab && (
        <p className="row thin">
          <strong>Settings</strong>
          <Link className="link" to={settingsTabPath(tab)}>
            {sum} with a translation to be looked at
          </Link>
        </p>
      )}
    </FoldedPart>
  );
}

interface OverdueMovieProps {
  readonly movie: SearchEntry;
  /** Called when the movie was marked and leaves the list. */
  readonly onMarked: () => void;
}

/**
 * A movie that is still Upcoming although its release date has passed, with a button that marks it
 * as Released.
 */
export function OverdueMovie({ movie, onMarked }: OverdueMovieProps) {
  const { submit, pending } = useAdminSubmit(
    async () => {
      await listOf('movie').afterWrite(
        setFields('movie', parseSearchKey(movie.key), { status: 'Released' }),
      );
      onMarked();
    },
    { done: ADMIN_MESSAGES.movieStatusUpdated, failed: ADMIN_MESSAGES.movieStatusNotUpdated },
  );
  return (
    <>
      <EntryName title={movie.title} note={formatDate(movie.releaseDate ?? '')} />
      <Action pending={pending} onClick={() => void submit()}>
        Mark as Released<span className="visually-hidden">: {movie.title}</span>
      </Action>
    </>
  );
}
