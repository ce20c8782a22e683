/**
 * Names the account of a form that asks for a password, for the browser's password manager, which looks
 * at no field of type hidden (product 13.11). People read the address beside it.
 */
export const UsernameField = ({ email }: { readonly email: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    className="visually-hidden"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
