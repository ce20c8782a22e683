/**
 * The fields of a record in `users` to which a command gives the role, beside those that are there
 * (product 39.9): the same as an invitation writes, by the command instead of by a person.
 *
 * @param by the command
 */
export const givenRole = <Time>(email: string, by: string, since: Time) =>
  ({ role: 'admin', email, by, since }) as const;
