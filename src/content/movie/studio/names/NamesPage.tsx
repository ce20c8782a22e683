import { useState } from 'react';
import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { countOf } from '../../../../studio/ui/text';
import { VALUE_KINDS, type ValueKind } from '../../../base/describe';
import { adminPaths } from '../../../paths/admin-paths';
import { withSearchParams } from '../../../../shared/data/routing';
import { comparable } from '../../../search/movie-facets';
import { byAlphabet } from '../../../locale/collation';
import { valueCounts, type ValueCount } from '../../../search/movie-values';
import { otherNames } from '../../../names/film-names';
import { readAllNames } from '../../../../store/names/names-reader';
import { readSearchIndex } from '../../../../store/read/search-index';
import { resource } from '../../../../shared/data/resource';
import { languageOf } from '../../../../shared/text/text';
import { EmptyList } from '../../../../studio/list/EmptyList';
import { SearchForm } from '../../../../studio/list/Filter';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import { useRun } from '../../../../studio/bulk/useRun';
import { runChanges } from '../../../../studio/bulk/undoable-change';
import { languageName } from '../../../../studio/translation-words';
import { NameFields, SaveNames } from './NameFields';
import { listOf } from '../../../../studio/kind/kind-list';
import { RenameDialog, type Renaming } from './RenameDialog';
import { NAME_LANGUAGES, storedTranslation, useNameForm, type NameForm } from './useNameForm';
import { withNames } from './with-names';
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
  /** By language: how many have no name in it. */
  readonly missing: readonly MissingNames[];
}

interface MissingNames {
  readonly language: string;
  readonly count: number;
}

/**
 * Starts to read the search index and the names in other languages: the kind, the search and the language that
 * is missing are in the address (product 36.6, 40.14).
 */
export function namesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const kind = VALUE_KINDS.find((each) => each === searchParams.get('kind')) ?? 'genre';
  const search = searchParams.get('search')?.trim() ?? '';
  const lacking = NAME_LANGUAGES.find((each) => each === searchParams.get('missing'));
  return { kind, search, lacking, names: resource(() => readNames(kind, search, lacking)) };
}

async function readNames(
  kind: ValueKind,
  search: string,
  lacking: string | undefined,
): Promise<Names> {
  const [entries] = await Promise.all([readSearchIndex(), readAllNames?.()]);
  const all = valueCounts(entries, kind).toSorted((a, b) => byAlphabet(a.value, b.value));
  const wanted = comparable(search);
  const isFound = (name: string) => comparable(name).includes(wanted);
  const lacks = (language: string) => (each: ValueCount) =>
    !storedTranslation({ language, kind, name: each.value });
  return {
    all,
    found: all
      .filter(lacking ? lacks(lacking) : () => true)
      .filter(({ value }) => isFound(value) || otherNames?.(kind, value).some(isFound)),
    missing: NAME_LANGUAGES.map((language) => ({
      language,
      count: all.filter(lacks(language)).length,
    })),
  };
}

/** The genres, languages and people of all movies, each of which can be renamed (product 36.6). */
function NameLists({ form }: { readonly form?: NameForm }) {
  const { kind, search, lacking, names } = useLoaderData<ReturnType<typeof namesLoader>>();
  const [parameters] = useSearchParams();
  const runs = useRun(listOf('movie').forget);

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
        {(loaded) => <NameList {...loaded} {...{ kind, search, lacking, runs, form }} />}
      </LoadedPart>
      <p>
        <Link to={adminPaths.movies} className="link">
          To the movies
        </Link>
      </p>
    </>
  );
}

const TranslatedNames = () => <NameLists form={useNameForm()} />;

/** The names with what they are called in other languages, where the site has some (product 40.14). */
export const NamesPage = import.meta.env.ONE_LANGUAGE ? NameLists : TranslatedNames;

interface NameListProps extends Names {
  readonly kind: ValueKind;
  readonly search: string;
  /** The language in which those that are shown have no name, if only these are. */
  readonly lacking: string | undefined;
  readonly runs: ReturnType<typeof useRun>;
  readonly form: NameForm | undefined;
}

/** The number of values that are shown of a long list; a search makes it shorter. */
const SHOWN = 200;

function NameList({ all, found, missing, kind, search, lacking, runs, form }: NameListProps) {
  const [renamed, setRenamed] = useState<ValueCount>();
  const noun = TITLES[kind].toLowerCase();

  const rename = (from: string, to: string, renamings: readonly Renaming[]) => {
    setRenamed(undefined);
    const changes = renamings.map(({ name, change }) => ({ name, ...change }));
    const [first] = changes;
    if (first && withNames) changes[0] = withNames(first, kind, from, to);
    void runChanges(runs, changes, { noun: 'film', done: `changed from “${from}” to “${to}”` });
  };

  return (
    <section aria-labelledby="names">
      <h2 id="names" className="small-title">
        {search || lacking ? `${found.length} of ${all.length} ${noun}` : `${all.length} ${noun}`}
      </h2>
      <MissingLinks missing={missing} lacking={lacking} />
      {found.length === 0 && <EmptyList noun={noun} search={search} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form?.save();
        }}
      >
        <ul className={`${form ? '' : 'narrow '}part above ${styles.names}`}>
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
              {form && <NameFields form={form} kind={kind} name={each.value} />}
            </li>
          ))}
        </ul>
        {form && <SaveNames form={form} />}
      </form>
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

interface MissingLinksProps extends Pick<NameListProps, 'missing' | 'lacking'> {}

/** Links to those that have no name in a language yet, and back to all. */
function MissingLinks({ missing, lacking }: MissingLinksProps) {
  const [parameters] = useSearchParams();
  if (missing.length === 0) return null;
  const to = (language: string) => ({
    search: withSearchParams(parameters, { missing: language }),
  });
  return (
    <p className="row thin above">
      {missing.map(({ language, count }) =>
        language === lacking ? (
          <TabLink key={language} className="link" to={to('')} isCurrent={false}>
            Show all
          </TabLink>
        ) : (
          count > 0 && (
            <TabLink key={language} className="link" to={to(language)} isCurrent={false}>
              {`${count} without a name in ${languageName(language)}`}
            </TabLink>
          )
        ),
      )}
    </p>
  );
}
