import { useId, useRef, useState } from 'react';
import { Link, useSearchParams, useNavigate } from 'react-router-dom';
import { Loaded } from '../../shared/ui/Loaded';
import type { Resource } from '../../shared/data/resource';
import { withSearchParams } from '../../shared/data/routing';
import styles from './List.module.css';
import { languageOf } from '../../shared/text/text';
import type { EntryKind } from '../../content/entry';
import type { ListCounts } from '../../content/search/matching-entries';
import {
  FACET_FILTERS,
  ordersOf,
  type FacetFilter,
  type ListQuery,
} from '../../content/search/list-query';
import { SearchForm } from './SearchForm';
import { filterTexts, FILTER_PARAMETERS, missingLabel, ORDER_LABELS } from './filter-texts';
import { kindLabels, studioOf } from '../kinds';
import { usePendingSearchParams } from '../ui/navigation';
import { Button, LoadedPart } from '../ui/parts';

interface ListFilterProps {
  readonly kind: EntryKind;
  readonly query: ListQuery;
  readonly counts: Resource<ListCounts>;
}

/**
 * The search of a list, its folded filters, and a line that says which filters are active and how
 * many entries match. The counts are read when the line or the filters are shown.
 */
export function ListFilter({ kind, query, counts }: ListFilterProps) {
  const { search } = query;
  const noun = studioOf(kind).words.many;
  const { plural } = kindLabels(kind);
  const filters = filterTexts(kind, query);
  const parameters = usePendingSearchParams();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fields = useId();
  const words = [...filters, ...(search ? [`with “${search}”`] : [])];
  const nothing = Object.fromEntries(['search', ...FILTER_PARAMETERS].map((name) => [name, '']));

  return (
    <>
      <div className={`row tight ${styles.row}`}>
        <SearchForm noun={noun} search={search} />
        <Button
          ref={button}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          Filter{filters.length > 0 && ` (${filters.length})`}
        </Button>
      </div>
      <div
        id={fields}
        hidden={!isOpen}
        className="row filter-fields"
        role="group"
        aria-label="More filters"
      >
        {isOpen && (
          <LoadedPart from={counts} what="The filters">
            {(read) => <ListChoices kind={kind} query={query} counts={read} />}
          </LoadedPart>
        )}
      </div>
      {words.length > 0 && (
        <p className="row thin whole-row">
          <span role="status">
            <Loaded from={counts} waiting={plural} failed={() => plural}>
              {({ count }) =>
                count === undefined ? plural : `${count} ${count === 1 ? noun.slice(0, -1) : noun}`
              }
            </Loaded>{' '}
            {words.join(', ')}
          </span>
          <Link
            className="link"
            to={{ search: withSearchParams(parameters, nothing) }}
            preventScrollReset
            // The link disappears together with the filters, so that the focus moves to the button.
            onClick={() => button.current?.focus()}
          >
            Clear
          </Link>
        </p>
      )}
    </>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  /** The number of entries that match the option. */
  readonly count?: number | undefined;
}

interface ChoiceFieldProps {
  readonly label: string;
  /** The query parameter. */
  readonly name: string;
  /** Query parameters that a change removes. */
  readonly resets?: readonly string[];
  /** The chosen value; '' for none. */
  readonly chosen: string;
  /** The label for no choice; undefined if one of the choices is always active. */
  readonly none?: string;
  readonly choices: readonly Choice[];
}

/** A select field whose value is in the address. */
export function ChoiceField({ label, name, resets = [], chosen, none, choices }: ChoiceFieldProps) {
  const navigate = useNavigate();
  const [shown] = useSearchParams();
  const parameters = usePendingSearchParams();
  const pending = parameters.get(name) ?? '';
  const value = pending === (shown.get(name) ?? '') ? chosen : pending;
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const choose = (next: string) =>
    void navigate(
      {
        search: withSearchParams(parameters, {
          ...Object.fromEntries(resets.map((other) => [other, ''])),
          [name]: next,
        }),
      },
      { preventScrollReset: true },
    );

  return (
    <label className="stack tight note">
      {label}
      <select className="control" value={value} onChange={({ target }) => choose(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {!isKnown && <option value={value}>{`${value} (0)`}</option>}
        {choices.map(({ value: each, label: text, count }) => (
          <option key={each} value={each} lang={languageOf(text)}>
            {count === undefined ? text : `${text} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}

const FACET_LABELS: Readonly<Record<FacetFilter, string>> = {
  genre: 'Genre',
  language: 'Language',
  year: 'Year',
};

interface ListChoicesProps {
  readonly kind: EntryKind;
  readonly query: ListQuery;
  readonly counts: ListCounts;
}

/** The filters of a list, with the number of entries for each choice, and the order. */
function ListChoices({ kind, query, counts: { missingCounts, facets } }: ListChoicesProps) {
  const { missing, order } = query;
  const isOffered = !missing || missingCounts.some(({ filter }) => filter === missing);
  const offered = isOffered ? missingCounts : [...missingCounts, { filter: missing, count: 0 }];
  const orders = ordersOf(query).map((each) => ({
    value: each === 'newest' ? '' : each,
    label: ORDER_LABELS[each],
  }));
  return (
    <>
      <ChoiceField
        label="Missing"
        name="missing"
        chosen={missing ?? ''}
        none="Not asked"
        choices={offered.map(({ filter: value, count }) => ({
          value,
          label: missingLabel(value, kind),
          count,
        }))}
      />
      {facets &&
        FACET_FILTERS.map((name) => (
          <ChoiceField
            key={name}
            label={FACET_LABELS[name]}
            name={name}
            // The value may be spelled differently in the address.
            chosen={
              facets[name].find(({ isChosen }) => isChosen)?.value ?? query.facets?.[name] ?? ''
            }
            none="Any"
            choices={facets[name].map((choice) => ({ ...choice, label: choice.value }))}
          />
        ))}
      {order && (
        <ChoiceField
          label="Order"
          name="sort"
          chosen={order === 'newest' ? '' : order}
          choices={orders}
        />
      )}
    </>
  );
}
