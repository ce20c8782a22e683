import { notify } from './notify';

/** Loads the code of a dialog for a press; returns undefined if that fails, and says so. */
export async function loadDialog<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    notify.failure('The dialog could not be loaded.', error);
    return undefined;
  }
}
