import { resource, type Resource } from '../../../shared/data/resource';
import type { EntryQuestion } from '../../../content/search/entry-question';
import type { SearchKind } from '../../../content/base/kind-names';
import type { ListIndex } from '../../../store/read/admin/index-reader';
import type { LackAnswer } from './missing-texts';

/** What the index has for a question about entries of a kind; read by whoever shows it. */
export const listAnswer = (
  kind: SearchKind,
  question: EntryQuestion,
  index: () => Promise<Pick<ListIndex, 'entries'>>,
): Resource<LackAnswer> =>
  resource(
    async () => {
      const { entryAnswer } = await import('../../../content/search/asked-entries');
      return entryAnswer((await index()).entries, kind, question);
    },
    { isLater: true },
  );
