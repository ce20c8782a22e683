import { MIN_FILL_TIME_MS } from '../../../shared/limits';

/** The name of the hidden field that only bots fill in. */
export const HONEYPOT_FIELD = 'reference';

/**
 * Whether the form was probably sent by a bot: too fast, or with the hidden field filled in. Some password
 * managers fill it in as well (product 9.7).
 *
 * @param openedAt by `performance.now()`, as the clock of a device may be set back
 */
export function looksLikeBot(form: HTMLFormElement, openedAt: number): boolean {
  const trapped = Boolean(new FormData(form).get(HONEYPOT_FIELD));
  return trapped || performance.now() - openedAt < MIN_FILL_TIME_MS;
}
