import { resource } from '../../../shared/data/resource';
import { listAdministrators } from '../../../store/team/administrators';

export type TeamData = ReturnType<typeof teamLoader>;

/** Starts to read who is an administrator. */
export const teamLoader = () => ({ team: resource(listAdministrators) });
