import { useCallback, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import styles from './List.module.css';
import { historyPath, comparePath } from '../../content/paths/admin-paths';
import { ExpandableText } from '../../shared/ui/ExpandableText';
import { ADMIN_EXCERPT_LENGTH } from '../../shared/admin-limits';
import type { EntryKind, EntryLocation } from '../../content/entry';
import { languageOf } from '../../shared/text/text';
import { editButtonId } from '../form/state/useEditing';
import type { ListItemProps } from './EntryList';
import { MoreMenu, type MenuAction } from '../ui/Menu';
import { SelectBox } from '../bulk/SelectionBar';
import { useEndAction, type Ending } from './useUnpublish';
import { Photo } from '../../shared/ui/Photo';
import type { Picture } from '../../shared/pictures/picture';
import { nextIdOf } from '../../store/documents/unpublished';
import { useBackgroundRead } from '../ui/background';
import { Action, Button } from '../ui/parts';

/** An action that asks for confirmation. */
interface ConfirmedAction {
  readonly ask: () => void;
  readonly pending: boolean;
}

interface EntryCardProps {
  readonly id: string;
  readonly headingId: string;
  readonly name: string;
  readonly subtitle?: string | undefined;
  readonly facts?: ReactNode;
  readonly description?: string | undefined;
  /** The label of the button that collapses the description. */
  readonly lessLabel?: 'Show Less';
  readonly picture: ReactNode;
  readonly item: ListItemProps;
  readonly deletion: ConfirmedAction;
  /** Makes a published entry a draft, at once or at a chosen time. */
  readonly unpublishing?: ConfirmedAction & Ending;
  /** Sets or changes the end of a scheduled entry. */
  readonly ending?: Ending | undefined;
  /** The kind of a published entry, if it can have a next version. */
  readonly nextOf?: EntryKind;
  readonly children?: ReactNode;
  readonly aboveActions?: ReactNode;
  readonly afterEdit?: ReactNode;
  readonly after?: ReactNode;
  /** Further actions in the menu "More". */
  readonly more?: readonly MenuAction[];
  /** The address of the entry's form, if it has a screen of its own. */
  readonly editPath?: string;
  readonly edit?: ReactNode;
  readonly deleteLabel?: string;
  /** The address at which visitors see it. */
  readonly viewPath?: string | undefined;
  /** The entry's location, for the link to its history. */
  readonly at?: EntryLocation;
}

/** The card of an entry in a list of the admin area, with its actions. */
export function EntryCard({
  id,
  headingId,
  name,
  subtitle,
  facts,
  description,
  lessLabel,
  picture,
  item: { expanded, onToggle, onEdit, onCopy, selection },
  deletion,
  unpublishing,
  ending = unpublishing,
  nextOf,
  children,
  aboveActions,
  afterEdit,
  after,
  more = [],
  editPath,
  edit = editPath && (
    <Link to={editPath} state={{ fromList: true }} className="button" aria-describedby={headingId}>
      Edit
    </Link>
  ),
  deleteLabel = 'Delete',
  viewPath,
  at,
}: EntryCardProps) {
  const end = useEndAction(name, ending);
  const seldom: MenuAction[] = [
    ...more,
    ...(onCopy ? [{ label: 'Duplicate', onPress: onCopy }] : []),
    ...(unpublishing
      ? [{ label: 'Unpublish', onPress: unpublishing.ask, pending: unpublishing.pending }]
      : []),
    ...end.actions,
    ...(at ? [{ label: 'History', path: historyPath(at) }] : []),
    ...(viewPath ? [{ label: 'View on site', path: viewPath, opensNewTab: true }] : []),
  ];

  return (
    <article className={styles.card} aria-labelledby={headingId} tabIndex={-1}>
      {selection && (
        <SelectBox
          className={styles.select}
          describedBy={headingId}
          checked={selection.selected}
          onChange={selection.onSelect}
        />
      )}
      {picture}
      <div className={`stack start ${styles.text}`}>
        <h3 className="entry-title" id={headingId} lang={languageOf(name)} dir="auto">
          {name}
        </h3>
        <StoredText className="accent" text={subtitle} />
        {facts}
        {description && (
          <ExpandableText
            text={description}
            limit={ADMIN_EXCERPT_LENGTH}
            expanded={expanded}
            onToggle={onToggle}
            describedBy={headingId}
            {...(lessLabel && { lessLabel })}
          />
        )}
        {children}
        {nextOf && <NextMark kind={nextOf} id={id} describedBy={headingId} />}
      </div>
      <div className={`ruled ${styles.foot}`}>
        {aboveActions}
        <div className="row thin actions">
          {edit ?? (
            <Button id={editButtonId(id)} aria-describedby={headingId} onClick={onEdit}>
              Edit
            </Button>
          )}
          {afterEdit}
          <Action pending={deletion.pending} aria-describedby={headingId} onClick={deletion.ask}>
            {deleteLabel}
          </Action>
          {after}
          <MoreMenu describedBy={headingId} actions={seldom} />
        </div>
        {end.dialog}
      </div>
    </article>
  );
}

interface CardPictureProps {
  readonly picture: Picture | undefined;
  /** Shown if there is no picture. */
  readonly fallback?: ReactNode;
}

/** The picture on a card; decorative, because the entry's name is next to it. */
export const CardPicture = ({ picture, fallback }: CardPictureProps) => (
  <Photo
    picture={picture && { ...picture, alt: '' }}
    sizes="(width < 40rem) 92vw, 20rem"
    className="cover"
    fallback={<div className={`cover ${styles.tile}`}>{fallback}</div>}
  />
);

interface StoredTextProps {
  readonly text: string | undefined;
  readonly className: string | undefined;
}

/**
 * A paragraph of stored text with its language and direction. Renders nothing for an empty text.
 */
export const StoredText = ({ text, className }: StoredTextProps) =>
  text && (
    <p className={className} lang={languageOf(text)} dir="auto">
      {text}
    </p>
  );

interface NextMarkProps {
  readonly kind: EntryKind;
  /** The id or key of the published entry. */
  readonly id: string;
  /** The id of the card's heading. */
  readonly describedBy: string;
}

/** A note on a card that the entry has a next version, with a link to the version. */
function NextMark({ kind, id, describedBy }: NextMarkProps) {
  const list = useLoaderData<object>();
  const read = useCallback(() => nextIdsFor(list, kind), [list, kind]);
  const ids = useBackgroundRead(read, list);
  const next = nextIdOf(kind, id);
  if (!ids?.has(next)) return null;
  return (
    <p className="strong small">
      It has a next version.{' '}
      <Link className="action" to={comparePath(next)} aria-describedby={describedBy}>
        Compare
      </Link>
    </p>
  );
}

/**
 * The ids of next versions, read once for all cards of a list, and again together with the list.
 */
const reads = new WeakMap<object, Promise<ReadonlySet<string>>>();

function nextIdsFor(list: object, kind: EntryKind): Promise<ReadonlySet<string>> {
  const reading =
    reads.get(list) ??
    import('../../store/write/next-versions')
      .then(({ listNextIds }) => listNextIds(kind))
      .catch((error: unknown) => {
        console.error(error);
        return new Set<string>();
      });
  reads.set(list, reading);
  return reading;
}
