import { MIN_FILL_TIME_MS } from '../../domain/limits';

/** The field that only a robot sees and fills in. */
export const TRAP = 'reference';

/** Whether a form was filled in as no person would: too fast, or a field that nobody can see. */
export function looksLikeRobot(form: HTMLFormElement, openedAt: number): boolean {
  const trapped = Boolean(new FormData(form).get(TRAP));
  return trapped || Date.now() - openedAt < MIN_FILL_TIME_MS;
}
