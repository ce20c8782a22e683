import { freshSettings } from '../../../store/settings/settings';

/** Waits for the settings that the page shows, but not for long. */
export async function aboutLoader(): Promise<null> {
  await freshSettings();
  return null;
}
