import { excerpt } from '../../../domain/text/text';
import styles from './EntryForm.module.css';

/** Characters of the built-in text that are shown. */
const SHOWN_CHARACTERS = 60;

interface BackToDefaultProps {
  readonly label: string;
  readonly builtIn: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Puts the built-in text into the field beside which it is; saving the form makes it count. */
export const BackToDefault = ({ label, builtIn, disabled, onPress }: BackToDefaultProps) => (
  <button
    type="button"
    className={styles.textButton}
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
