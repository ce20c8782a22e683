import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { countOf } from '../../../../studio/ui/text';
import { VALUE_KINDS, type ValueKind } from '../../../base/describe';
import type { NameKind } from '../../../names/film-names';
import { adminPaths, historyPath } from '../../../paths/admin-paths';
import { namesDocument } from '../../../../firebase/collections';
import { withSearchParams } from '../../../../shared/data/routing';
import type { ValueCount } from '../../../search/movie-values';
import { languageOf } from '../../../../shared/text/text';
import { EmptyList } from '../../../../studio/list/EmptyList';
import { SearchForm } from '../../../../studio/list/SearchForm';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import { useRun } from '../../../../studio/bulk/useRun';
import { runChanges } from '../../../../studio/bulk/undoable-change';
import { languageName } from '../../../../studio/translation-words';
import { NameFields, SaveNames } from './NameFields';
import { listOf } from '../../../../studio/kind/kind-list';
import { NameTableActions } from './NameTableActions';
import { RenameDialog, type Renaming } from './RenameDialog';
import { LISTED_KINDS, type Names, type namesLoader } from './names.loader';
import { NAME_LANGUAGES, useNameForm, type NameForm } from './useNameForm';
import { withNames } from './with-names';
import styles from './NamesPage.module.css';
import { usePendingSearchParams } from '../../../../studio/ui/navigation';
import { Action, LoadedPart, PageHeading, TabLink } from '../../../../studio/ui/parts';

const TITLES: Readonly<Record<NameKind, string>> = {
  genre: 'Genres',
  language: 'Languages',
  person: 'People',
  role: 'Roles',
};

/** The genres, languages and people of all movies, each with an action to rename it. */
function NameLists({ form }: { readonly form?: NameForm }) {
  const { kind, search, missingLanguage, names } = useLoaderData<ReturnType<typeof namesLoader>>();
  const parameters = usePendingSearchParams();
  const runs = useRun(listOf('movie').forget);

  return (
    <>
      <PageHeading>Genres, languages and people</PageHeading>
      <p className="soft lead">
        As they are written in the films. What is misspelled can be renamed in all films at once.
      </p>
      <div className="list-head">
        <nav className="tabs" aria-label="What is listed">
          {LISTED_KINDS.map((each) => (
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
        {(loaded) => <NameList {...loaded} {...{ kind, search, missingLanguage, runs, form }} />}
      </LoadedPart>
      <p className="row thin">
        <Link to={adminPaths.movies} className="link">
          To the movies
        </Link>
        {NAME_LANGUAGES.map((language) => (
          <Link key={language} to={historyPath({ path: namesDocument(language) })} className="link">
            History of the names in {languageName(language)}
          </Link>
        ))}
      </p>
    </>
  );
}

const TranslatedNames = () => <NameLists form={useNameForm()} />;

/** The page of the names, with translations if the site has several languages. */
export const NamesPage = import.meta.env.ONE_LANGUAGE ? NameLists : TranslatedNames;

interface NameListProps extends Names {
  readonly kind: NameKind;
  readonly search: string;
  /** The language in which the listed names have no translation; undefined to list all names. */
  readonly missingLanguage: string | undefined;
  readonly runs: ReturnType<typeof useRun>;
  readonly form: NameForm | undefined;
}

/** The maximum number of values that are shown; a search shortens the list. */
const SHOWN = 200;

function NameList({
  all,
  found,
  missing,
  kind,
  search,
  missingLanguage,
  runs,
  form,
}: NameListProps) {
  const [renamed, setRenamed] = useState<ValueCount>();
  const noun = TITLES[kind].toLowerCase();
  const valueKind = VALUE_KINDS.find((each) => each === kind);

  const rename = (
    renamedKind: ValueKind,
    from: string,
    to: string,
    renamings: readonly Renaming[],
  ) => {
    setRenamed(undefined);
    const changes = renamings.map(({ name, change }) => ({ name, ...change }));
    const [first] = changes;
    if (first && withNames) changes[0] = withNames(first, renamedKind, from, to);
    void runChanges(runs, changes, { noun: 'film', done: `changed from “${from}” to “${to}”` });
  };

  return (
    <section aria-labelledby="names">
      <h2 id="names" className="small-title">
        {search || missingLanguage
          ? `${found.length} of ${all.length} ${noun}`
          : `${all.length} ${noun}`}
      </h2>
      {!import.meta.env.ONE_LANGUAGE && form && (
        <>
          <MissingLinks missing={missing} missingLanguage={missingLanguage} />
          <NameTableActions form={form} kind={kind} names={all.map(({ value }) => value)} />
        </>
      )}
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
              {valueKind && (
                <Action
                  aria-describedby={`name-${index}`}
                  pending={runs.isRunning}
                  onClick={() => !runs.isRunning && setRenamed(each)}
                >
                  Rename
                </Action>
              )}
              {!import.meta.env.ONE_LANGUAGE && form && (
                <NameFields form={form} kind={kind} name={each.value} />
              )}
            </li>
          ))}
        </ul>
        {!import.meta.env.ONE_LANGUAGE && form && <SaveNames form={form} />}
      </form>
      {found.length > SHOWN && <p>The first {SHOWN} are shown. Search for the others.</p>}
      {renamed && valueKind && (
        <RenameDialog
          kind={valueKind}
          renamed={renamed}
          others={all.filter((each) => each !== renamed)}
          onRename={(to, renamings) => rename(valueKind, renamed.value, to, renamings)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  );
}

interface MissingLinksProps extends Pick<NameListProps, 'missing' | 'missingLanguage'> {}

/** Links to the values without a translation in a language, and back to all values. */
function MissingLinks({ missing, missingLanguage }: MissingLinksProps) {
  const parameters = usePendingSearchParams();
  if (missing.length === 0) return null;
  const to = (language: string) => ({
    search: withSearchParams(parameters, { missing: language }),
  });
  return (
    <p className="row thin above">
      {missing.map(({ language, count }) =>
        language === missingLanguage ? (
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
