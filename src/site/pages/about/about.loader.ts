import { refreshSettings } from '../../../store/settings/settings';

/** Waits a limited time for the settings that the page shows. */
export async function aboutLoader(): Promise<null> {
  await refreshSettings();
  return null;
}
