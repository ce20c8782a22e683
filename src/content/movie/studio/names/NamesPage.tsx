import { useState } from 'react';
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { countOf } from '../../../../studio/ui/text';
import { VALUE_KINDS, type ValueKind } from '../../../base/describe';
import { adminPaths } from '../../../paths/admin-paths';
import { withSearchParams } from '../../../../shared/data/routing';
import { comparable } from '../../../search/movie-facets';
import { byAlphabet } from '../../../locale/collation';
import { valueCounts, type ValueCount } from '../../../search/movie-values';
import { readSearchIndex } from '../../../../store/read/search-index';
import { resource } from '../../../../shared/data/resource';
import { languageOf } from '../../../../shared/text/text';
import { EmptyList } from '../../../../studio/list/ListHead';
import { SearchForm } from '../../../../studio/list/Filter';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import { useRun } from '../../../../studio/bulk/useRun';
import { runChanges } from '../../../../studio/bulk/undoable-change';
import { movieList } from '../movies.loader';
import { RenameDialog, type Renaming } from './RenameDialog';
import styles from './NamesPage.module.css';
import { Action, LoadedPart, PageHeading, TabLink } from '../../../../studio/ui/parts';

const TITLES: Readonly<Record<ValueKind, string>> = {
  genre: 'Genres',
  language: 'Languages',
  person: 'People',
};

/** The values of a kind in all movies, by alphabet: all of them, and those that match the search. */
interface Names {
  readonly all: readonly ValueCount[];
  readonly found: readonly ValueCount[];
}

/** Starts to read the search index: the kind and the search are in the address (product 36.6). */
export function namesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const kind = VALUE_KINDS.find((each) => each === searchParams.get('kind')) ?? 'genre';
  const search = searchParams.get('search')?.trim() ?? '';
  return { kind, search, names: resource(() => readNames(kind, search)) };
}

async function readNames(kind: ValueKind, search: string): Promise<Names> {
  const counts = valueCounts(await readSearchIndex(), kind);
  const all = counts.toSorted((a, b) => byAlphabet(a.value, b.value));
  const wanted = comparable(search);
  return { all, found: all.filter(({ value }) => comparable(value).includes(wanted)) };
}

/** The genres, languages and people of all movies, each of which can be renamed (product 36.6). */
export function NamesPage() {
  const { kind, search, names } = useLoaderData<ReturnType<typeof namesLoader>>();
  const [parameters] = useSearchParams();
  const runs = useRun(movieList.forget);

  return (
    <>
      <PageHeading>Genres, languages and people</PageHeading>
      <p className="soft lead">
        As they are written in the films. What is misspelled can be renamed in all films at once.
      </p>
      <div className="list-head">
        <nav className="tabs" aria-label="What is listed">
          {VALUE_KINDS.map((each) => (
            <TabLink
              key={each}
              to={{ search: withSearchParams(parameters, { kind: each, search: '' }) }}
              isCurrent={each === kind}
            >
              {TITLES[each]}
            </TabLink>
          ))}
        </nav>
        <SearchForm noun={TITLES[kind].toLowerCase()} search={search} />
      </div>
      <RunStatus runs={runs} isAlone />
      <LoadedPart from={names} what={TITLES[kind]} waiting={<p role="status">Loading…</p>}>
        {(loaded) => <NameList {...loaded} {...{ kind, search, runs }} />}
      </LoadedPart>
      <p>
        <Link to={adminPaths.movies} className="link">
          To the movies
        </Link>
      </p>
    </>
  );
}

interface NameListProps extends Names {
  readonly kind: ValueKind;
  readonly search: string;
  readonly runs: ReturnType<typeof useRun>;
}

/** The number of values that are shown of a long list; a search makes it shorter. */
const SHOWN = 200;

function NameList({ all, found, kind, search, runs }: NameListProps) {
  const [renamed, setRenamed] = useState<ValueCount>();
  const noun = TITLES[kind].toLowerCase();

  const rename = (from: string, to: string, renamings: readonly Renaming[]) => {
    setRenamed(undefined);
    const changes = renamings.map(({ name, change }) => ({ name, ...change }));
    void runChanges(runs, changes, { noun: 'film', done: `changed from “${from}” to “${to}”` });
  };

  return (
    <section aria-labelledby="names">
      <h2 id="names" className="small-title">
        {search ? `${found.length} of ${all.length} ${noun}` : `${all.length} ${noun}`}
      </h2>
      {found.length === 0 && <EmptyList noun={noun} search={search} />}
      <ul className={`narrow part above ${styles.names}`}>
        {found.slice(0, SHOWN).map((each, index) => (
          <li key={each.value}>
            <bdi id={`name-${index}`} lang={languageOf(each.value)}>
              {each.value}
            </bdi>
            <span className="soft numbers">{countOf(each.keys.length, 'film')}</span>
            <Action
              aria-describedby={`name-${index}`}
              pending={runs.isRunning}
              onClick={() => !runs.isRunning && setRenamed(each)}
            >
              Rename
            </Action>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p>The first {SHOWN} are shown. Search for the others.</p>}
      {renamed && (
        <RenameDialog
          kind={kind}
          renamed={renamed}
          others={all.filter((each) => each !== renamed)}
          onRename={(to, renamings) => rename(renamed.value, to, renamings)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  );
}
