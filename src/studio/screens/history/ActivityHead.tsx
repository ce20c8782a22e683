import type { Administrator } from '../../../store/team/team';
import type { ActivityQuestion } from '../../../store/history/activity';
import { ChoiceField } from '../../lists/filter/ChoiceField';
import question from '../../lists/filter/ListQuestion.module.css';
import { ACTIVITY_KINDS, pluralOf } from './activity-texts';
import styles from './Activity.module.css';

interface ActivityHeadProps extends ActivityQuestion {
  readonly people?: readonly Administrator[];
}

/** What the page is asked for: a person, and a kind. Who was removed stays while asked for. */
export function ActivityHead({ uid = '', kind, people = [] }: ActivityHeadProps) {
  const known = people.map(({ uid: value, name, email }) => ({
    value,
    label: name ?? email ?? value,
  }));
  const isKnown = uid === '' || known.some(({ value }) => value === uid);
  return (
    <div className={`${question.fields} ${styles.head}`}>
      <ChoiceField
        label="By"
        name="by"
        resets={['before']}
        chosen={uid}
        none="Everybody"
        choices={isKnown ? known : [...known, { value: uid, label: `Account ${uid}` }]}
      />
      <ChoiceField
        label="Show"
        name="kind"
        resets={['before']}
        chosen={kind ?? ''}
        none="Everything"
        choices={ACTIVITY_KINDS.map((value) => ({ value, label: pluralOf(value) }))}
      />
    </div>
  );
}
