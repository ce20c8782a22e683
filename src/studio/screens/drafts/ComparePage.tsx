import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { baseStateOf } from '../../../store/documents/next-version';
import type { StoredFields } from '../../../content/base/stored-fields';
import { usePageTitle } from '../../../content/usePageTitle';
import type { Comparison } from '../../../store/write/next-versions';
import { BaseNotice } from './BaseNotice';
import { kindOf, whenOf } from './coming-texts';
import { EntryGone } from './EntryGone';
import { changedFieldsOf } from '../history/history-fields';
import { FieldChange } from '../history/FieldChange';
import history from '../history/History.module.css';
import type { HistoryKind } from '../../../store/documents/revision';
import page from '../../ui/Page.module.css';
import type { CompareData } from './compare.loader';
import { CompareActions } from './CompareActions';
import { nameOf } from '../../kinds';

/** What a next version changes of what is published (product 37.8). */
export function ComparePage() {
  const { id, comparison } = useLoaderData<CompareData>();
  usePageTitle('Compare');

  return (
    <>
      <Link to={adminPaths.coming} className={page.back}>
        All that is coming up
      </Link>
      <h1 className={page.title}>Compare</h1>
      <Loaded
        key={id}
        from={comparison}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The version" retry={retry} />}
      >
        {(read) => (read ? <Compared comparison={read} /> : <EntryGone id={id} />)}
      </Loaded>
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
      <p className={page.lead}>
        {kindOf(version)}: <bdi>{nameOf(version)}</bdi>. {whenOf(version, now)}.
      </p>
      <BaseNotice state={state} publishAt={version.publishAt} />
      <CompareActions version={version} isHeld={state !== 'same'} />
      {/* Of what is not published any more, what it was. */}
      <Differences
        title="What the version changes"
        none="It changes nothing: this is what is published."
        kind={version.kind}
        before={published ?? base}
        after={withPlaces(next, published ?? base)}
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

/** The times of an entry are no part of its version. */
const withPlaces = (next: StoredFields, published: StoredFields): StoredFields => ({
  ...published,
  ...Object.fromEntries(Object.keys(published).map((name) => [name, undefined])),
  ...next,
});

interface DifferencesProps {
  readonly title: string;
  /** Said if there are none. */
  readonly none: string;
  readonly kind: HistoryKind;
  readonly before: StoredFields;
  readonly after: StoredFields;
}

function Differences({ title, none, kind, before, after }: DifferencesProps) {
  const { fields, isShareOnly } = changedFieldsOf(kind, { before, after });
  const change = { ...NO_EDIT, before, after, now: { state: 'published', fields: after } } as const;
  return (
    <section className={history.change} aria-label={title}>
      <h2>{title}</h2>
      {fields.map((field) => (
        <FieldChange key={field.label} field={field} change={change} pending={false} heading="h3" />
      ))}
      {fields.length === 0 && (
        <p className={history.note}>
          {isShareOnly ? 'Only the picture for link previews is another one.' : none}
        </p>
      )}
    </section>
  );
}

/** What is known of an edit, and not of a version. */
const NO_EDIT = { id: '', by: '', at: new Date(0) };
