import { VALUE_KINDS, type ValueKind } from '../../../base/describe';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../../shared/data/resource';
import { comparable } from '../../../search/movie-facets';
import { valueCounts, type ValueCount } from '../../../search/movie-values';
import { readSearchIndex } from '../../../../store/read/search-index';

export type NamesData = ReturnType<typeof namesLoader>;

/** The values of a kind in all movies, by alphabet: all of them, and those that match the search. */
export interface Names {
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
  const all = counts.toSorted((a, b) => a.value.localeCompare(b.value));
  const wanted = comparable(search);
  return { all, found: all.filter(({ value }) => comparable(value).includes(wanted)) };
}
