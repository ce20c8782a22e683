import { excerpt } from '../../../shared/text/text';
import actions from '../../entries/CardActions.module.css';
import styles from '../../form/EntryForm.module.css';
import type { DefaultProps } from '../../form/FormFields';

/** Characters of the built-in text that are shown. */
const SHOWN_CHARACTERS = 60;

/** Puts the built-in text into the field beside which it is; saving the form makes it count. */
export const BackToDefault = ({ label, builtIn, disabled, onPress }: DefaultProps) => (
  <button
    type="button"
    className={actions.action}
    disabled={disabled}
    onClick={({ currentTarget }) => {
      // The button disappears together with the difference.
      currentTarget.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
      onPress();
    }}
  >
    <span>
      Back to default <span className="visually-hidden">for {label}: </span>
      <bdi className={styles.builtIn}>{excerpt(builtIn, SHOWN_CHARACTERS) || 'blank'}</bdi>
    </span>
  </button>
);
