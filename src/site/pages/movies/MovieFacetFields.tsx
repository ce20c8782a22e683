import styles from './MoviesPage.module.css';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withSearchParams } from '../../../shared/data/routing';
import { ownName } from '../../../content/names/own-names';
import { choicesOf, comparableText, type MovieFacets } from '../../../content/search/movie-facets';
import type { MovieFilter } from '../../../content/movie/movie';
import type { SearchEntry } from '../../../content/search/search-entry';
import { languageOf } from '../../../shared/text/text';
import { ANY, GENRE, LANGUAGE, MORE_FILTERS, YEAR } from '../../../shared/words/movies';

export { cachedSearchIndex } from '../../../store/read/search-index-cache';

const FIELDS = [
  ['genre', GENRE],
  ['language', LANGUAGE],
  ['year', YEAR],
] as const;

interface MovieFacetFieldsProps {
  readonly entries: readonly SearchEntry[];
  readonly status: MovieFilter;
  readonly limits: MovieFacets;
}

/**
 * The filters by genre, language and year, each with the options that remain under the other
 * filters.
 */
export const MovieFacetFields = (props: MovieFacetFieldsProps) => (
  <div role="group" aria-label={MORE_FILTERS} className={`row ${styles.fields}`}>
    {FIELDS.map(([name, label]) => (
      <FilterField key={name} name={name} label={label} {...props} />
    ))}
  </div>
);

interface FilterFieldProps extends MovieFacetFieldsProps {
  readonly name: (typeof FIELDS)[number][0];
  readonly label: string;
}

function FilterField({ name, label, entries, status, limits }: FilterFieldProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const chosen = limits[name] ?? '';
  const choices = useMemo(
    () => choicesOf(entries, status, limits, name),
    [entries, status, limits, name],
  );
  const known = choices.find(({ value }) => comparableText(value) === comparableText(chosen));
  if (choices.length === 0 && !chosen) return null;

  const choose = (value: string) =>
    void navigate(
      { search: withSearchParams(search, { [name]: value }) },
      { preventScrollReset: true },
    );
  return (
    <label className="stack tight note">
      {label}
      <select
        className="control"
        value={known?.value ?? chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{ANY}</option>
        {chosen && !known && <option value={chosen}>{chosen}</option>}
        {choices.map(({ value, count }) => {
          const text = ownName?.(name, value) ?? value;
          return (
            <option key={value} value={value} lang={languageOf(text)}>
              {`${text} (${count})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
