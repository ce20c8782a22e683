import type { FormHTMLAttributes } from 'react';
import { useNavigate } from 'react-router-dom';

interface AddressFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** Another page; the one that is shown without it. */
  readonly action?: string;
  readonly preventScrollReset?: boolean;
}

/** A form that opens the address that has its fields as search parameters. */
export function AddressForm({ action, preventScrollReset = false, ...form }: AddressFormProps) {
  const navigate = useNavigate();
  return (
    <form
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = Array.from(new FormData(event.currentTarget), ([name, value]) => [
          name,
          String(value),
        ]);
        const search = new URLSearchParams(fields).toString();
        void navigate(
          { ...(action !== undefined && { pathname: action }), search },
          { preventScrollReset },
        );
      }}
    />
  );
}
