import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../../shared/data/resource';
import type { EntryId } from '../../../content/entry';
import { readComparison } from '../../../store/write/next-versions';

export type CompareData = ReturnType<typeof compareLoader>;

/** Starts to read the next version in the address, and what is published. */
export function compareLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] as EntryId;
  return { id, comparison: resource(() => readComparison(id)) };
}
