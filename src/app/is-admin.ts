import { currentAdmin } from '../services/session';

/** Whether an administrator is signed in; only a clear answer in time is a yes (DESIGN R8). */
export async function isAdmin(): Promise<boolean> {
  try {
    return (await currentAdmin()) === 'admin';
  } catch (error) {
    console.error(error);
    return false;
  }
}
