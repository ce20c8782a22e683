import type { FormHTMLAttributes } from 'react';
import { useNavigate } from 'react-router-dom';

interface QueryFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** The path of another page; by default the current one. */
  readonly action?: string;
  readonly preventScrollReset?: boolean;
}

/** A GET form: navigates with its fields as query parameters, without reloading the page. */
export function QueryForm({ action, preventScrollReset = false, ...form }: QueryFormProps) {
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
