import { useState } from 'react';
import { Field } from './Field';
import styles from './PasswordField.module.css';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
}

/** The password of an account, with a button that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        {...props}
        label="Password"
        name="password"
        type={shown ? 'text' : 'password'}
        required
        autoComplete="current-password"
      />
      <button type="button" className={styles.show} onClick={() => setShown((was) => !was)}>
        {shown ? 'Hide' : 'Show'} <span className="visually-hidden">password</span>
      </button>
    </div>
  );
}
