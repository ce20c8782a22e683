import { useState } from 'react';
import { Field } from './Field';
import styles from './PasswordField.module.css';
import { HIDE, PASSWORD, SHOW } from '../../words/sign-in';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
  readonly label?: string;
  readonly name?: string;
  readonly hint?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
}

/** A password field with a button that reveals the password. */
export function PasswordField({ label = PASSWORD, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        name="password"
        autoComplete="current-password"
        {...props}
        label={label}
        type={shown ? 'text' : 'password'}
        required
      />
      <button
        type="button"
        className={`action ${styles.show}`}
        onClick={() => setShown((was) => !was)}
      >
        {shown ? HIDE : SHOW} <span className="visually-hidden">{label.toLowerCase()}</span>
      </button>
    </div>
  );
}
