import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { baseStateOf } from '../../../store/documents/next-version';
import type { StoredFields } from '../../../content/base/stored-values';
import type { Comparison } from '../../../store/write/next-versions';
import { BaseNotice, EntryGone, kindOf, publicationText } from './DraftFrame';
import { changedFieldsOf } from '../history/history-fields';
import { FieldChange } from '../history/FieldChange';
import type { HistoryKind } from '../../../store/documents/revision';
import type { CompareData } from './drafts.loader';
import { nameOf } from '../../kinds';
import type { Unpublished } from '../../../store/documents/unpublished';
import { useReturnToList } from '../../ui/navigation';
import { useDraftActions } from './useDraftActions';
import { Action, LoadedPart, PageHeading } from '../../ui/parts';
/** Shows the fields in which a next version differs from its published entry. */
export function ComparePage() {
  const { id, comparison } = useLoaderData<CompareData>();

  return (
    <>
      <Link to={adminPaths.coming} className="link">
        All that is coming up
      </Link>
      <PageHeading>Compare</PageHeading>
      <LoadedPart key={id} from={comparison} what="The version">
        {(read) => (read ? <Compared comparison={read} /> : <EntryGone id={id} />)}
      </LoadedPart>
    </>
  );
}

function Compared({ comparison }: { readonly comparison: Comparison }) {
  const { version, next, published } = comparison;
  const [now] = useState(Date.now);
  const base = version.base ?? {};
  const state = baseStateOf(base, published);

  return (
    <>
      <p className="soft lead">
        {kindOf(version)}: <bdi>{nameOf(version)}</bdi>. {publicationText(version, now)}.
      </p>
      <BaseNotice state={state} publishAt={version.publishAt} />
      <CompareActions version={version} isHeld={state !== 'same'} />
      {/* If the entry is no longer published, the version is compared with the fields from when
          it was begun. */}
      <Differences
        title="What the version changes"
        none="It changes nothing: this is what is published."
        kind={version.kind}
        before={published ?? base}
        after={inOrder(next, published ?? base)}
      />
      {published && state === 'changed' && (
        <Differences
          title="What was changed on the site since it was begun"
          none="Nothing that is shown here."
          kind={version.kind}
          before={base}
          after={published}
        />
      )}
    </>
  );
}

/**
 * Returns the fields of the version in the order of the published ones; missing fields are
 * undefined.
 */
const inOrder = (next: StoredFields, published: StoredFields): StoredFields => ({
  ...published,
  ...Object.fromEntries(Object.keys(published).map((name) => [name, undefined])),
  ...next,
});

interface DifferencesProps {
  readonly title: string;
  /** The message if there are no differences. */
  readonly none: string;
  readonly kind: HistoryKind;
  readonly before: StoredFields;
  readonly after: StoredFields;
}

function Differences({ title, none, kind, before, after }: DifferencesProps) {
  const { fields, isShareOnly } = changedFieldsOf(kind, { before, after });
  const change = { ...NO_EDIT, before, after, now: { state: 'published', fields: after } } as const;
  return (
    <section className="panel stack wide part" aria-label={title}>
      <h2>{title}</h2>
      {fields.map((field) => (
        <FieldChange key={field.label} field={field} change={change} pending={false} heading="h3" />
      ))}
      {fields.length === 0 && (
        <p className="soft">
          {isShareOnly ? 'Only the picture for link previews is another one.' : none}
        </p>
      )}
    </section>
  );
}

/** Required for a change in the history, but unused for a next version. */
const NO_EDIT = { id: '', by: '', at: new Date(0) };

interface CompareActionsProps {
  readonly version: Unpublished;
  /** Whether it has to be edited before it can be published. */
  readonly isHeld: boolean;
}

/** The actions below the comparison. */
function CompareActions({ version, isHeld }: CompareActionsProps) {
  const leave = useReturnToList(adminPaths.coming);
  const { pending, publishNow, deletion } = useDraftActions(version, {
    onRemove: leave,
    onReturn: () => undefined,
  });
  const { id } = version;

  const action = (label: string, onPress: () => void) => (
    <Action pending={pending} onClick={onPress}>
      {label}
    </Action>
  );

  return (
    <div className="row thin actions part">
      <Link to={adminPaths.comingEntry(id)} className="button">
        {isHeld ? 'Look at it and decide' : 'Go on editing it'}
      </Link>
      {!isHeld && action('Publish now', publishNow)}
      <Link to={adminPaths.preview(id)} className="action">
        Preview
      </Link>
      {action('Discard', deletion.ask)}
    </div>
  );
}
