import { resource } from '../../data/resource';
import { listAdministrators } from '../../services/team/administrators';

export type TeamData = ReturnType<typeof teamLoader>;

/** Starts to read who is an administrator. */
export const teamLoader = () => ({ team: resource(listAdministrators) });
