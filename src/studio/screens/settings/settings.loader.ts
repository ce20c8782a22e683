import type { LoaderFunctionArgs } from 'react-router-dom';
import { SETTINGS_TABS, type SettingsTab } from '../../../content/paths/admin-paths';
import { resource } from '../../../shared/data/resource';
import { readSettings } from '../../../store/settings/settings-reader';

export type SettingsData = ReturnType<typeof settingsLoader>;

/** Starts to read the settings; the open tab is in the address. */
export function settingsLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const tab = readTab(new URL(request.url).searchParams.get('tab'));
  return { tab, settings: resource(readSettings) };
}

const readTab = (value: string | null): SettingsTab =>
  SETTINGS_TABS.find((tab) => tab === value) ?? 'contact';
