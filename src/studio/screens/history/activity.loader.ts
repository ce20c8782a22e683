import { resource } from '../../../shared/data/resource';
import { readActivity, type ActivityQuestion } from '../../../store/history/activity';
import { listAdministrators } from '../../../store/team/administrators';
import { ACTIVITY_KINDS } from './activity-texts';

/** Starts to read what the address asks for of all that was done (product 30.12), and who is there. */
export function activityLoader(parameters: URLSearchParams) {
  const question = questionFrom(parameters);
  return {
    question,
    activity: resource(() => readActivity(question)),
    team: resource(listAdministrators),
  };
}

export type ActivityData = ReturnType<typeof activityLoader>;

function questionFrom(parameters: URLSearchParams): ActivityQuestion {
  const before = new Date(Number(parameters.get('before') ?? NaN));
  return {
    uid: parameters.get('by') ?? undefined,
    kind: ACTIVITY_KINDS.find((kind) => kind === parameters.get('kind')),
    before: Number.isNaN(before.getTime()) ? undefined : before,
  };
}
