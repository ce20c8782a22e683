import { outdatedIn } from '../../../content/base/outdated';
import { translationsOf } from '../../../content/locale/translations';
import { readSettings } from '../../../store/settings/settings-reader';
import { SETTINGS_TABS, type SettingsTab } from '../../../content/paths/admin-paths';
import { SETTINGS, type StoredSettings } from '../../../content/settings/settings';

/** The setting of a translation: what a picture shows has the name of the picture before its own. */
export const settingOf = (name: string): string => name.split('.')[0] ?? name;

/** The tab of the form in which that is translated; the sections of /about share one. */
function tabOf(name: string): SettingsTab {
  const [section] =
    Object.entries(SETTINGS.sections).find(([, { fields }]) => settingOf(name) in fields) ?? [];
  return SETTINGS_TABS.find((tab) => tab === section) ?? 'about';
}

/** Counts the translations of the settings that are older than their texts, by the tab of their form. */
export function outdatedByTab(settings: StoredSettings): ReadonlyMap<SettingsTab, number> {
  const counts = new Map<SettingsTab, number>();
  for (const tab of outdatedIn(SETTINGS, settings).map(tabOf)) {
    counts.set(tab, (counts.get(tab) ?? 0) + 1);
  }
  return counts;
}

/** Reads the settings, and counts the same; nothing in a site of one language. Throws as `readSettings`. */
export const readOutdatedByTab = async (): Promise<readonly (readonly [SettingsTab, number])[]> =>
  translationsOf ? [...outdatedByTab(await readSettings())] : [];
