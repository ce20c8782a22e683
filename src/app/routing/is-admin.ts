import { currentRole } from '../../services/session/session';

/** Whether an administrator is signed in; only a clear answer in time is a yes (product 13.6). */
export async function isAdmin(): Promise<boolean> {
  try {
    return (await currentRole()) === 'admin';
  } catch (error) {
    console.error(error);
    return false;
  }
}
