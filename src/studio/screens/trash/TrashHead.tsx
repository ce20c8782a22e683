import type { TrashQuestion } from '../../../store/read/admin/trash';
import { ChoiceField } from '../../lists/filter/ChoiceField';
import question from '../../lists/filter/ListQuestion.module.css';
import { SearchForm } from '../../lists/filter/SearchForm';
import styles from './TrashHead.module.css';
import { pluralOf, TRASH_KINDS } from './trash-kinds';

/** What the trash can be asked for: a kind, and a search (product 25.6). */
export const TrashHead = ({ search, kind }: TrashQuestion) => (
  <div className={`${question.fields} ${styles.head}`}>
    <ChoiceField
      label="Show"
      name="kind"
      chosen={kind ?? ''}
      none="Everything"
      choices={TRASH_KINDS.map((value) => ({ value, label: pluralOf(value) }))}
    />
    <SearchForm noun="the trash" search={search} />
  </div>
);
