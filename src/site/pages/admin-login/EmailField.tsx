import { Field } from '../../../shared/ui/fields/Field';

interface EmailFieldProps {
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (email: string) => void;
}

/** The email address of an account. */
export const EmailField = (props: EmailFieldProps) => (
  <Field
    label="Email"
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    required
    {...props}
  />
);
