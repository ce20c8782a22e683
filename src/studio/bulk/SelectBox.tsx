import styles from './SelectionBar.module.css';

interface SelectBoxProps {
  /** The id of the entry's heading. */
  readonly describedBy: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** The key that presses it. */
  readonly shortcut?: string;
  readonly className?: string | undefined;
}

/** The checkbox that selects an entry of a list. */
export const SelectBox = ({ describedBy, shortcut, className = '', ...box }: SelectBoxProps) => (
  <label className={`${styles.box} ${className}`}>
    <input
      type="checkbox"
      aria-label="Select"
      aria-describedby={describedBy}
      aria-keyshortcuts={shortcut}
      {...box}
    />
  </label>
);
